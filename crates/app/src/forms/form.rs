//! A form that is being filled in: what was typed, what is wrong with it, and when that is said. A
//! field complains only after it was left or the form was sent, and no longer than it is wrong; from
//! then on it also says that it is right.

use super::refusal::Refusal;
use super::slip::Slip;

/// The name of a field, which is also its name in what is sent.
pub type Name = &'static str;

/// Tells what is wrong with which field, in the order of the form.
pub type Check = fn(&Form) -> Vec<(Name, Slip)>;

/// Fields with texts.
#[derive(Clone, Debug)]
pub struct Form {
    name: Name,
    entries: Vec<Entry>,
    check: Check,
    /// What only the server can tell to be right, such as a password that one has.
    judged_by_server: &'static [Name],
    is_busy: bool,
    refusal: Option<Refusal>,
}

#[derive(Clone, Debug)]
struct Entry {
    name: Name,
    text: String,
    /// Whether its mistakes may be told by now.
    was_left: bool,
    /// What the server said about this very text.
    told: Option<String>,
}

/// What is said at a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// Seen here.
    Slip(Slip),
    /// The server's own sentence.
    Told(String),
}

impl Form {
    /// An empty form; its name keeps its fields apart from those of others on the page.
    pub fn new(name: Name, fields: &[Name], check: Check) -> Self {
        let entry = |&name: &Name| Entry {
            name,
            text: String::new(),
            was_left: false,
            told: None,
        };
        Self {
            name,
            entries: fields.iter().map(entry).collect(),
            check,
            judged_by_server: &[],
            is_busy: false,
            refusal: None,
        }
    }

    /// The same with fields that nothing but the server can tell to be right.
    pub fn judged_by_server(mut self, fields: &'static [Name]) -> Self {
        self.judged_by_server = fields;
        self
    }

    /// The same with a text in a field.
    pub fn with(mut self, field: Name, text: impl Into<String>) -> Self {
        self.entry_mut(field).text = text.into();
        self
    }

    /// Whether there is this field.
    pub fn has(&self, field: Name) -> bool {
        self.entries.iter().any(|entry| entry.name == field)
    }

    /// What a field is called on the whole page.
    pub fn id(&self, field: Name) -> String {
        format!("{}-{field}", self.name)
    }

    /// What stands in a field.
    pub fn text(&self, field: Name) -> &str {
        &self.entry(field).text
    }

    /// Something was typed.
    pub fn type_in(&mut self, field: Name, text: String) {
        let entry = self.entry_mut(field);
        entry.text = text;
        entry.told = None;
        self.refusal = None;
    }

    /// The field was left for another.
    pub fn leave(&mut self, field: Name) {
        self.entry_mut(field).was_left = true;
    }

    /// Empties a field, as if it had never been touched.
    pub fn empty(&mut self, field: Name) {
        let entry = self.entry_mut(field);
        entry.text.clear();
        entry.was_left = false;
        entry.told = None;
    }

    /// What is said at a field now.
    pub fn complaint(&self, field: Name) -> Option<Complaint> {
        let entry = self.entry(field);
        if let Some(told) = &entry.told {
            return Some(Complaint::Told(told.clone()));
        }
        let slips = entry.was_left.then(|| (self.check)(self))?;
        let slip = slips.into_iter().find(|(name, _)| *name == field);
        slip.map(|(_, slip)| Complaint::Slip(slip))
    }

    /// Whether a field that was left holds something, and all that is asked of it.
    pub fn is_right(&self, field: Name) -> bool {
        let entry = self.entry(field);
        entry.was_left
            && !entry.text.trim().is_empty()
            && !self.judged_by_server.contains(&field)
            && self.complaint(field).is_none()
    }

    /// Begins to send it.
    ///
    /// # Errors
    /// The first field that is wrong; then nothing is to be sent.
    pub fn send(&mut self) -> Result<(), Name> {
        self.refusal = None;
        for entry in &mut self.entries {
            entry.was_left = true;
        }
        let wrong = self
            .entries
            .iter()
            .find(|entry| self.complaint(entry.name).is_some());
        match wrong {
            Some(entry) => Err(entry.name),
            None => {
                self.is_busy = true;
                Ok(())
            }
        }
    }

    /// Whether it is being sent.
    pub fn is_busy(&self) -> bool {
        self.is_busy
    }

    /// It has arrived.
    pub fn arrive(&mut self) {
        self.is_busy = false;
    }

    /// The server did not take it. What it says about a field stands there; anything else is said of
    /// the whole form. Returns the first field to look at.
    pub fn refuse(&mut self, refusal: Refusal) -> Option<Name> {
        self.is_busy = false;
        let problems = refusal.problem().map(|problem| problem.fields.as_slice());
        for problem in problems.unwrap_or_default() {
            let entry = self
                .entries
                .iter_mut()
                .find(|entry| entry.name == problem.field);
            if let Some(entry) = entry {
                entry.told = Some(problem.message.clone());
            }
        }
        let told = self.entries.iter().find(|entry| entry.told.is_some());
        let first = told.map(|entry| entry.name);
        self.refusal = first.is_none().then_some(refusal);
        first
    }

    /// What is said of the whole form.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    fn entry(&self, field: Name) -> &Entry {
        let found = self.entries.iter().find(|entry| entry.name == field);
        found.expect("a form is asked only for its own fields")
    }

    fn entry_mut(&mut self, field: Name) -> &mut Entry {
        let found = self.entries.iter_mut().find(|entry| entry.name == field);
        found.expect("a form is asked only for its own fields")
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::{FieldProblem, Problem};

    use super::*;

    fn form() -> Form {
        Form::new("log-in", &["name", "password"], |form| {
            let missing = |name, slip| form.text(name).is_empty().then_some((name, slip));
            let slips = [
                missing("name", Slip::NoName),
                missing("password", Slip::NoPassword),
            ];
            slips.into_iter().flatten().collect()
        })
    }

    const NO_NAME: Option<Complaint> = Some(Complaint::Slip(Slip::NoName));

    #[test]
    fn a_field_complains_once_it_was_left_and_until_it_is_mended() {
        let mut form = form();
        assert_eq!(form.complaint("name"), None);
        form.leave("name");
        assert_eq!(form.complaint("name"), NO_NAME);
        assert_eq!(form.complaint("password"), None);
        form.type_in("name", "rita".to_owned());
        assert_eq!(form.complaint("name"), None);
    }

    #[test]
    fn a_field_is_right_once_it_was_left_with_all_that_is_asked_of_it() {
        let mut form = form();
        form.type_in("name", "rita".to_owned());
        assert!(!form.is_right("name"), "somebody may go on typing");
        form.leave("name");
        assert!(form.is_right("name"));
        form.leave("password");
        assert!(!form.is_right("password"), "it is blank");
        form.type_in("password", "x".to_owned());
        assert!(form.is_right("password"));
        let mut form = form.judged_by_server(&["password"]);
        assert!(!form.is_right("password"), "only the server knows");
        form.type_in("name", " ".to_owned());
        assert!(!form.is_right("name"));
    }

    #[test]
    fn a_form_that_is_wrong_is_not_sent_and_all_of_it_complains() {
        let mut form = form();
        form.type_in("name", "rita".to_owned());
        assert_eq!(form.send(), Err("password"));
        assert!(!form.is_busy());
        form.type_in("name", String::new());
        assert_eq!(form.complaint("name"), NO_NAME);
        assert_eq!(form.send(), Err("name"));
    }

    #[test]
    fn what_the_server_says_of_a_field_stands_there_until_it_is_mended() {
        let mut form = form().with("name", "rita").with("password", "x");
        assert_eq!(form.send(), Ok(()));
        assert!(form.is_busy());
        let mut problem = Problem::new("name_taken", "Someone has this name already.");
        problem
            .fields
            .push(FieldProblem::new("name", "name_taken", "Taken."));
        assert_eq!(form.refuse(Refusal::Problem(problem)), Some("name"));
        assert!(!form.is_busy());
        assert_eq!(form.refusal(), None);
        assert_eq!(
            form.complaint("name"),
            Some(Complaint::Told("Taken.".to_owned()))
        );
        // The very same text would be refused again.
        assert_eq!(form.send(), Err("name"));
        form.type_in("name", "ruth".to_owned());
        assert_eq!(form.complaint("name"), None);
        assert_eq!(form.send(), Ok(()));
    }

    #[test]
    fn what_no_field_is_to_blame_for_is_said_of_the_whole_form() {
        let mut form = form().with("name", "rita").with("password", "x");
        assert_eq!(form.send(), Ok(()));
        assert_eq!(form.refuse(Refusal::Unreachable), None);
        assert_eq!(form.refusal(), Some(&Refusal::Unreachable));
        form.empty("password");
        assert_eq!(form.complaint("password"), None);
        form.type_in("password", "y".to_owned());
        assert_eq!(form.refusal(), None);
    }
}
