//! Pictures of the story, by key. Who draws them needs the words; so does who cannot see them.

/// A picture.
#[derive(Debug, PartialEq, Eq)]
pub struct Picture {
    /// How the story names it.
    pub key: &'static str,
    /// What can be seen on it.
    pub alt: &'static str,
}

/// All of them, in the order of the story.
pub static PICTURES: [Picture; 21] = [
    picture(
        "clearing",
        "A gray traveler lies in a clearing, and a rook with a red scarf bends down to knock.",
    ),
    picture(
        "stone-board",
        "A stone chessboard in a forest clearing under a red sun. One square is empty.",
    ),
    picture(
        "bramble-gate",
        "A small hedgehog in a gap of a very high bramble hedge.",
    ),
    picture(
        "pond",
        "A frog on a lily pad in a flat red pond with stepping stones.",
    ),
    picture(
        "tunnels",
        "A tunnel under roots, with a mole and a lamp that nobody lit.",
    ),
    picture(
        "meadow",
        "A hare with a bag of letters runs through high grass.",
    ),
    picture("ridge", "A wild boar on a bare ridge, against the sun."),
    picture(
        "market",
        "A tree hung with spoons, keys and bells, a magpie below.",
    ),
    picture(
        "river",
        "A wide river full of ice. An otter waves, a squirrel waits on a branch.",
    ),
    picture(
        "knocking-wood",
        "A woodpecker on an old oak, needles falling all around.",
    ),
    picture(
        "shell-garden",
        "A tortoise asleep behind a low garden wall.",
    ),
    picture("fox-den", "A fox bows among red ferns."),
    picture(
        "first-snow",
        "Red snow falls on a path with a small traveler and a rook.",
    ),
    picture(
        "sett",
        "A round door under a hill, and light in its window.",
    ),
    picture("mere", "A heron on one leg beside a lantern of ice."),
    picture(
        "pines",
        "Dark trunks, and a bat that holds the end of a string.",
    ),
    picture(
        "high-pines",
        "Two ears and two eyes above a rock in the snow.",
    ),
    picture(
        "dead-oak",
        "An owl in a dead oak, behind her a black tower.",
    ),
    picture(
        "tower",
        "An old raven holds a lamp as tall as a tree, and its light leans on the sun.",
    ),
    picture(
        "last-step",
        "The roof of the tower, one step above the whole forest, under a sinking sun.",
    ),
    picture(
        "morning",
        "All the animals in the Clearing in the morning sun, around the stone board.",
    ),
];

impl Picture {
    /// The picture that the story calls so.
    #[must_use]
    pub fn from_key(key: &str) -> Option<&'static Self> {
        PICTURES.iter().find(|picture| picture.key == key)
    }

    /// The file it is drawn in, in the folder `pictures` of this crate.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{}.svg", self.key)
    }
}

const fn picture(key: &'static str, alt: &'static str) -> Picture {
    Picture { key, alt }
}
