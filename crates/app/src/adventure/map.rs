//! The map of the forest as somebody sees it who has come so far: places passed, the one where they
//! are, and those ahead.

use rookery_campaign::{AdventureProgress, Beat, Bookmark, PLACES, Place, Story};

/// How a place lies to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// They have been there.
    Passed,
    /// They are there now.
    Here,
    /// They have not come there yet.
    Ahead,
}

impl PlaceState {
    /// Its name in style sheets.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Here => "here",
            Self::Ahead => "ahead",
        }
    }
}

/// The places somebody has been to, in their order; the last is where they are.
pub fn trail(progress: &AdventureProgress) -> Vec<&'static Place> {
    let story = Story::told();
    let line = progress.line(story);
    let choices = &progress.journey.choices;
    let path = story.steps_from(Bookmark::default(), choices);
    let places = path.take_while(|(at, _)| *at <= line);
    let places = places.filter_map(|(_, step)| match step.beat {
        Beat::Place(place) => Some(place),
        _ => None,
    });
    places.collect()
}

/// How a place lies.
pub fn place_state(trail: &[&'static Place], place: &Place) -> PlaceState {
    match trail.last() {
        Some(here) if here.key == place.key => PlaceState::Here,
        _ if trail.iter().any(|passed| passed.key == place.key) => PlaceState::Passed,
        _ => PlaceState::Ahead,
    }
}

/// The map, drawn for somebody: every place and every way says in its class how it lies.
pub fn drawn(map: &str, trail: &[&'static Place]) -> String {
    let mut drawn = map.to_owned();
    for place in &PLACES {
        let mark = format!("id=\"{}\" class=\"place", place.mark());
        let with = format!("{mark} {}", place_state(trail, place).key());
        drawn = drawn.replacen(&mark, &with, 1);
    }
    for two in trail.windows(2) {
        let way = format!("id=\"{}\" class=\"way", two[0].way_to(two[1]));
        drawn = drawn.replacen(&way, &format!("{way} passed"), 1);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = include_str!("../../../campaign/pictures/map.svg");

    #[test]
    fn the_map_says_how_far_somebody_is() {
        let new = trail(&AdventureProgress::default());
        let names: Vec<_> = new.iter().map(|place| place.key).collect();
        assert_eq!(names, ["clearing"]);
        let map = drawn(MAP, &new);
        assert!(map.contains("id=\"place-clearing\" class=\"place here\""));
        assert!(map.contains("id=\"place-pond\" class=\"place ahead\""));
        assert!(!map.contains("class=\"way passed\""));
    }

    #[test]
    fn ways_behind_somebody_are_told_from_those_ahead() {
        let keys = ["clearing", "bramble-gate", "pond"];
        let trail = keys.map(|key| Place::from_key(key).unwrap());
        let map = drawn(MAP, &trail);
        assert!(map.contains("id=\"place-bramble-gate\" class=\"place passed\""));
        assert!(map.contains("id=\"way-clearing-bramble-gate\" class=\"way passed\""));
        assert!(map.contains("id=\"way-bramble-gate-pond\" class=\"way passed\""));
        assert!(map.contains("id=\"way-bramble-gate-tunnels\" class=\"way\""));
    }
}
