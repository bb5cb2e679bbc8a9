//! Where the story happens: the map of the forest, 1000 wide and 700 high, south at the bottom.

/// Somewhere in the forest.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// How the story names it.
    pub key: &'static str,
    /// What is written on the map.
    pub name: &'static str,
    /// From the left edge of the map.
    pub x: u16,
    /// From the top edge of the map.
    pub y: u16,
}

/// The file the map is drawn in, in the folder `pictures` of this crate.
pub const MAP_FILE: &str = "map.svg";

/// Every place, from south to north.
pub static PLACES: [Place; 19] = [
    place("clearing", "The Clearing", 480, 640),
    place("bramble-gate", "The Bramble Gate", 520, 570),
    place("pond", "The Pond", 330, 525),
    place("tunnels", "The Tunnels", 690, 520),
    place("meadow", "The Meadow", 490, 465),
    place("ridge", "The Ridge", 640, 415),
    place("market", "The Lost Market", 420, 375),
    place("river", "The River", 540, 325),
    place("knocking-wood", "The Knocking Wood", 700, 285),
    place("shell-garden", "The Shell Garden", 510, 255),
    place("fox-den", "Fox Ferns", 340, 225),
    place("crossing", "The Crossing", 480, 195),
    place("sett", "The Sett", 320, 165),
    place("mere", "The White Mere", 660, 170),
    place("pines", "The Dark Pines", 540, 140),
    place("high-pines", "The High Pines", 640, 110),
    place("dead-oak", "The Dead Oak", 480, 85),
    place("tower", "The Tower", 560, 50),
    place("tower-top", "The Eighth Row", 560, 25),
];

impl Place {
    /// The place that the story calls so.
    #[must_use]
    pub fn from_key(key: &str) -> Option<&'static Self> {
        PLACES.iter().find(|place| place.key == key)
    }

    /// The id of its mark on the map.
    #[must_use]
    pub fn mark(&self) -> String {
        format!("place-{}", self.key)
    }

    /// The id of the way on the map from here to where the story goes on.
    #[must_use]
    pub fn way_to(&self, next: &Self) -> String {
        format!("way-{}-{}", self.key, next.key)
    }
}

const fn place(key: &'static str, name: &'static str, x: u16, y: u16) -> Place {
    Place { key, name, x, y }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_fit_on_the_map_and_lie_apart() {
        for (index, one) in PLACES.iter().enumerate() {
            assert_eq!(Place::from_key(one.key), Some(one));
            assert!((60..=940).contains(&one.x) && (20..=680).contains(&one.y));
            for other in &PLACES[index + 1..] {
                let apart = one.x.abs_diff(other.x) + one.y.abs_diff(other.y);
                assert!(apart >= 25, "{} and {}", one.key, other.key);
            }
        }
    }
}
