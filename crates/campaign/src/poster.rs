//! The sheet as a poster to hang on a wall: 1200 by 1600, drawn from figures and a name. It loads
//! nothing and knows no clock; how it becomes a file is the page's matter.

mod chart;
mod lettering;
mod scene;
#[cfg(test)]
mod tests;

use crate::crown::Crown;
use crate::face::Face;
use crate::sheet::{COUNTED, STYLES_OVERLAP, Sheet};
use lettering::{INK, PAPER, SOFT, escaped, fitting_size, line, wrapped};

/// What stands on a poster.
#[derive(Clone, Copy)]
pub struct Poster<'p> {
    /// The figures.
    pub sheet: &'p Sheet,
    /// Whose they are: any text, shown as it is.
    pub name: &'p str,
    /// What the traveler became; none while still on the way.
    pub crown: Option<Crown>,
    /// When it was drawn, in words.
    pub date: &'p str,
    /// Who stands beside the traveler: the guide, or a friend.
    pub friend: &'p Face,
}

/// How wide a poster is.
const WIDTH: u32 = 1200;

/// How high a poster is.
const HEIGHT: u32 = 1600;

/// Rounded where a machine has it, plain everywhere else.
const FONT: &str =
    "ui-rounded,Nunito,'Varela Round','SF Pro Rounded','Segoe UI',system-ui,sans-serif";

const RULE: &str = r##"<path d="M80 1462H1120" stroke="#e5e0d3" stroke-width="2" fill="none"/>"##;

impl Poster<'_> {
    /// The poster as one SVG document, without anything from elsewhere.
    #[must_use]
    pub fn svg(&self) -> String {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FONT}" fill="{INK}" stroke-linecap="round" stroke-linejoin="round"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{scene}{heading}{totals}{styles}{foot}</svg>"#,
            scene = scene::drawn(self.crown, self.friend),
            heading = self.heading(),
            totals = chart::totals(self.sheet),
            styles = chart::styles(self.sheet),
            foot = self.foot(),
        )
    }

    /// The name, as large as it fits. Its frame cuts off what no estimate of letters foresees.
    fn heading(&self) -> String {
        let size = fitting_size(self.name, 1040.0, 104.0);
        let name = escaped(self.name);
        let became = match self.crown {
            Some(crown) => format!("crossed the whole forest and became a {}", crown.key()),
            None => "is on the way through the forest".to_owned(),
        };
        let frame = format!(
            r#"<svg x="60" y="598" width="1080" height="136"><text x="540" y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" unicode-bidi="plaintext">{name}</text></svg>"#,
            y = 70.0 + size * 0.34,
        );
        frame + &line(600, 768, 30.0, SOFT, "middle", &became)
    }

    fn foot(&self) -> String {
        let lines = wrapped(COUNTED, 118);
        let mut foot = RULE.to_owned();
        foot += &line(80, 1490, 17.0, SOFT, "start", STYLES_OVERLAP);
        for (y, words) in (1516..).step_by(24).zip(&lines) {
            foot += &line(80, y, 17.0, SOFT, "start", words);
        }
        foot + &line(
            1120,
            1582,
            20.0,
            SOFT,
            "end",
            &format!("Rookery, {}", self.date),
        )
    }
}
