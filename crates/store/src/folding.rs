//! When two names are the same to a person: ignoring case.

/// The form in which names are compared.
pub(crate) fn fold(text: &str) -> String {
    text.to_lowercase()
}

/// A pattern for LIKE that finds the text anywhere, with `!` as escape.
pub(crate) fn pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in fold(text).chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_does_not_matter() {
        assert_eq!(fold("Ärmel-RITA"), fold("ärmel-rita"));
    }

    #[test]
    fn signs_of_a_pattern_stand_for_themselves() {
        assert_eq!(pattern("50%_A!"), "%50!%!_a!!%");
    }
}
