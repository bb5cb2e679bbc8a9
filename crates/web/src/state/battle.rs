//! A battle of the adventure, as far as a game has to know: which one, and against whom. What it asks
//! for, and what it was worth, the adventure knows.

/// What a game is played for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// How the story calls it.
    pub key: String,
    /// How the opponent is remembered.
    pub animal: String,
    /// What the opponent is called.
    pub name: String,
}

impl Battle {
    /// "Russet the fox".
    pub fn called(&self) -> String {
        format!("{} the {}", self.name, self.animal)
    }

    /// A line to keep.
    pub fn write(&self) -> String {
        format!("{} {} {}", self.key, self.animal, self.name)
    }

    /// Reads the line.
    pub fn read(line: &str) -> Option<Self> {
        let words: Vec<_> = line.split(' ').collect();
        let [key, animal, name] = words[..] else {
            return None;
        };
        let is_word = |word: &&str| !word.is_empty();
        [key, animal, name].iter().all(is_word).then(|| Self {
            key: key.to_owned(),
            animal: animal.to_owned(),
            name: name.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battle_is_read_back_and_nothing_else() {
        let battle = Battle::read("fox-toll fox Russet").unwrap();
        assert_eq!(battle.called(), "Russet the fox");
        assert_eq!(Battle::read(&battle.write()), Some(battle));
        for odd in ["", "fox", "fox fox", "fox  Russet", "fox fox Russet red"] {
            assert_eq!(Battle::read(odd), None, "{odd}");
        }
    }
}
