//! A rating over time as a path to draw.

const WIDTH: i64 = 600;
const HEIGHT: i64 = 160;
/// Room for the stroke at the edges.
const EDGE: i64 = 6;

/// Where to draw, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// The path through all ratings, as SVG writes it.
    pub line: String,
    /// The path around what lies below the line.
    pub area: String,
    /// The oldest rating.
    pub first: i64,
    /// The newest rating.
    pub last: i64,
    /// The rating at the bottom.
    pub lowest: i64,
    /// The rating at the top.
    pub highest: i64,
}

impl Plot {
    /// The box it is drawn in.
    pub const VIEW: &str = "0 0 600 160";

    /// Of ratings from the first to the last; `None` if there is nothing to connect.
    pub fn of(ratings: &[i64]) -> Option<Self> {
        let (&first, &last) = (ratings.first()?, ratings.last()?);
        let (&lowest, &highest) = (ratings.iter().min()?, ratings.iter().max()?);
        let steps = i64::try_from(ratings.len()).ok()? - 1;
        if steps < 1 {
            return None;
        }
        let spread = (highest - lowest).max(1);
        let spots = (0..).zip(ratings).map(|(place, rating)| {
            let across = WIDTH * place / steps;
            let up = (HEIGHT - 2 * EDGE) * (rating - lowest) / spread;
            format!("{across} {}", HEIGHT - EDGE - up)
        });
        let line = format!("M{}", spots.collect::<Vec<_>>().join("L"));
        let area = format!("{line}L{WIDTH} {HEIGHT}L0 {HEIGHT}Z");
        Some(Self {
            line,
            area,
            first,
            last,
            lowest,
            highest,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_left_to_right_and_up_when_it_gets_better() {
        let plot = Plot::of(&[1500, 1400, 1600]).unwrap();
        assert_eq!(plot.line, "M0 80L300 154L600 6");
        assert_eq!((plot.lowest, plot.highest), (1400, 1600));
        assert_eq!((plot.first, plot.last), (1500, 1600));
    }

    #[test]
    fn a_single_point_is_no_line_and_an_even_one_is_drawn() {
        assert_eq!(Plot::of(&[]), None);
        assert_eq!(Plot::of(&[1500]), None);
        assert_eq!(Plot::of(&[1500, 1500]).unwrap().line, "M0 154L600 154");
    }
}
