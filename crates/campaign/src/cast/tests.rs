//! Who they are, how they talk and what they look like, held to what the story needs.

use std::collections::HashSet;

use super::CAST;
use crate::animal::Animal;
use crate::face::{Mood, Tone};
use crate::guide::GUIDE_FACE;
use crate::voice::Cue;

#[test]
fn everybody_is_found_by_animal_and_key() {
    for (animal, one) in Animal::ALL.into_iter().zip(&CAST) {
        assert_eq!(one.animal, animal);
        assert_eq!(animal.character().animal, animal);
        assert_eq!(Animal::from_key(animal.key()), Some(animal));
    }
    assert_eq!(Animal::from_key("rook"), None);
    assert_eq!(Animal::Fox.to_string(), "Russet the fox");
}

#[test]
fn they_grow_stronger_from_beginner_to_master() {
    let rungs: Vec<_> = CAST.iter().map(|one| one.rung.get()).collect();
    assert!(rungs.is_sorted_by(|a, b| a < b), "{rungs:?}");
    assert_eq!((rungs[0], rungs[17]), (200, 2400));
    let steps = rungs.windows(2).map(|two| two[1] - two[0]);
    assert!(steps.max() <= Some(300), "{rungs:?}");
}

#[test]
fn no_two_play_alike_or_share_a_weakness() {
    let weaknesses: HashSet<_> = CAST.iter().map(|one| one.weakness).collect();
    assert_eq!(weaknesses.len(), CAST.len());
    let styles: HashSet<_> = CAST.iter().map(|one| one.style).collect();
    assert_eq!(styles.len(), CAST.len());
}

#[test]
fn everybody_has_short_words_of_their_own_for_every_occasion() {
    let mut said = HashSet::new();
    for one in &CAST {
        for occasion in Cue::ALL {
            let lines = one.voice.lines(occasion);
            assert!(
                (2..=3).contains(&lines.len()),
                "{} {occasion:?}",
                one.animal
            );
            for line in lines {
                assert!(said.insert(line), "said twice: {line}");
                assert!(line.len() <= 75, "too long: {line}");
            }
            assert_eq!(one.voice.line(occasion, 0), lines[0]);
            assert!(lines.contains(&one.voice.line(occasion, u32::MAX)));
        }
    }
}

#[test]
fn every_face_shows_every_mood_in_few_tones() {
    let guide = ("Quill".to_owned(), &GUIDE_FACE);
    let cast = CAST.iter().map(|one| (one.animal.to_string(), &one.face));
    for (name, face) in cast.chain([guide]) {
        let moods = Mood::ALL.map(|mood| face.shapes(mood));
        let different: HashSet<_> = moods.iter().collect();
        assert_eq!(different.len(), Mood::ALL.len(), "{name}");
        let colors = face.head.iter().chain(face.nose).map(|&(tone, _)| tone);
        let colors: HashSet<Tone> = colors.filter(|&tone| tone != Tone::Snow).collect();
        assert!((2..=5).contains(&colors.len()), "{name}: {colors:?}");
        for (_, path) in moods.concat() {
            assert!(
                path.starts_with('M') && path.ends_with('Z'),
                "{name}: {path}"
            );
        }
    }
}
