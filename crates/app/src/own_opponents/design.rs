//! An opponent of somebody's own making: what plays like it, and what it looks like.

use rookery_analysis::{Rating, Style};
use rookery_campaign::{Animal, Face, Mood, Tone};
use rookery_play::{Meeting, Occasion, Opponent};
use rookery_protocol::account::{DisplayName, Fault, Mistake};
use rookery_protocol::api::{FaceParts, OpponentDesign, OwnOpponent};

use crate::forms::form::{Form, Name};
use crate::forms::slip::{self, Slip};
use crate::opponents::drawn_face::DrawnFace;

/// The field of its name, as the server calls it too.
pub const NAME: Name = "name";

/// A disk behind the head.
const BACKING: &str = "M32 1a31 31 0 1 0 .01 0z";

/// Where a new one begins.
pub fn blank() -> OpponentDesign {
    OpponentDesign {
        name: String::new(),
        dials: Style::PURE.into(),
        rung: 800,
        repertoire: Some("everything".to_owned()),
        weakness: None,
        face: FaceParts {
            head: Animal::Fox.key().to_owned(),
            eyes: Animal::Fox.key().to_owned(),
            mouth: Animal::Fox.key().to_owned(),
            tone: Tone::Leaf.key().to_owned(),
        },
    }
}

/// What sits at the board, if everything about it is known here.
pub fn opponent(design: &OpponentDesign) -> Option<Opponent> {
    let repertoire = design.repertoire.as_deref().map(str::parse);
    let weakness = design.weakness.as_deref().map(str::parse);
    Some(Opponent {
        style: design.dials.try_into().ok()?,
        book: repertoire.transpose().ok()?,
        weakness: weakness.transpose().ok()?,
        ..Opponent::rated(Rating::new(design.rung)?)
    })
}

/// What it looks like, if all parts are known here.
pub fn drawn_face(parts: &FaceParts, mood: Mood) -> Option<DrawnFace> {
    let face = |key: &str| Some(&Animal::from_key(key)?.character().face);
    let tone = Tone::ALL
        .into_iter()
        .find(|tone| tone.key() == parts.tone)?;
    let mixed = Face::mixed(face(&parts.head)?, face(&parts.eyes)?, face(&parts.mouth)?);
    let backing = (tone.key(), BACKING.into());
    let shapes = mixed.shapes(mood).into_iter();
    let shapes = shapes.map(|(tone, path)| (tone.key(), path));
    Some(DrawnFace::of([backing].into_iter().chain(shapes)))
}

/// What a game has to know of it.
pub fn meeting(own: &OwnOpponent) -> Meeting {
    Meeting {
        occasion: Occasion::Own,
        who: own.id.clone(),
        name: own.design.name.clone(),
    }
}

/// A form for its name, which is checked by the server's own rules.
pub fn form(name: &str) -> Form {
    Form::new("opponent", &[NAME], check).with(NAME, name)
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let fault = DisplayName::parse(form.text(NAME)).err();
    let slip = |fault| slip::of(Mistake::of(Fault::Display(fault))).1;
    fault.map(|fault| (NAME, slip(fault))).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Weakness;
    use rookery_play::Level;

    use super::*;

    #[test]
    fn a_blank_one_can_play_and_has_a_face() {
        let sits = opponent(&blank()).unwrap();
        assert_eq!(sits.level, Level::Rated(Rating::new(800).unwrap()));
        assert_eq!((sits.style, sits.weakness), (Style::PURE, None));
        let face = drawn_face(&blank().face, Mood::Calm).unwrap();
        assert!(face.0.starts_with("<path class=\"tone-leaf\""));
    }

    #[test]
    fn every_part_changes_the_face() {
        let blank = blank().face;
        let owl = || Animal::Owl.key().to_owned();
        let others = [
            FaceParts {
                head: owl(),
                ..blank.clone()
            },
            FaceParts {
                eyes: owl(),
                ..blank.clone()
            },
            FaceParts {
                mouth: owl(),
                ..blank.clone()
            },
            FaceParts {
                tone: "rust".to_owned(),
                ..blank.clone()
            },
        ];
        for other in others {
            assert_ne!(
                drawn_face(&other, Mood::Calm),
                drawn_face(&blank, Mood::Calm)
            );
        }
        let odd = FaceParts {
            head: "unicorn".to_owned(),
            ..blank
        };
        assert_eq!(drawn_face(&odd, Mood::Calm), None);
    }

    #[test]
    fn it_plays_as_it_was_made() {
        let mut design = blank();
        design.weakness = Some("never-castles".to_owned());
        design.repertoire = None;
        design.dials.aggressiveness = 90;
        let sits = opponent(&design).unwrap();
        assert_eq!(sits.weakness, Some(Weakness::NeverCastles));
        assert_eq!((sits.book, sits.style.aggressiveness.get()), (None, 90));
        design.rung = 9;
        assert_eq!(opponent(&design), None);
    }

    #[test]
    fn a_name_is_checked_like_those_of_people() {
        assert_eq!(check(&form("Old Tom")), []);
        assert_eq!(check(&form(" "))[0].0, NAME);
    }
}
