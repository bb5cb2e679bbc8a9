//! What an xboard engine says it can do.

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    pub(super) ping: bool,
    pub(super) usermove: bool,
    /// Everything has been said.
    pub(super) done: bool,
    /// The engine asked for more time than it usually gets.
    pub(super) more_to_come: bool,
    options: Vec<String>,
}

impl Features {
    /// Notes the words after `feature`.
    pub(super) fn add(&mut self, words: &str) {
        let mut rest = words.trim_start();
        while let Some((name, after)) = rest.split_once('=') {
            let (value, after) = match after.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => after.split_once(' ').unwrap_or((after, "")),
            };
            match (name.trim(), value) {
                ("ping", _) => self.ping = value == "1",
                ("usermove", _) => self.usermove = value == "1",
                ("done", "0") => self.more_to_come = true,
                ("done", _) => self.done = true,
                ("option", _) => {
                    let name = value.split(" -").next().unwrap_or(value);
                    self.options.push(name.trim().to_owned());
                }
                _ => {}
            }
            rest = after.trim_start();
        }
    }

    pub(super) fn has_option(&self, name: &str) -> bool {
        self.options
            .iter()
            .any(|known| known.eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_may_be_quoted_and_hold_spaces() {
        let mut features = Features::default();
        features.add("done=0");
        features.add("myname=\"A = B\" ping=1 usermove=0  option=\"Hash Size -spin 16 1 64\"");
        assert!(features.ping && !features.usermove && !features.done);
        assert!(features.more_to_come && features.has_option("hash size"));
        features.add("variants=\"normal\" done=1");
        assert!(features.done);
        features.add("broken=\"never ends");
    }
}
