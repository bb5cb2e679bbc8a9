//! How much time each side has, in each company by itself: bullet among friends is no surprise for whoever
//! plays an animal next.

use std::fmt;

use rookery_play::TimeControl;

use super::choices::Company;

/// The clock of the next game, for each company that plays by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    against_engine: TimeControl,
    friends: TimeControl,
}

impl Times {
    /// The clock in this company. Engines are told how fast to play by whoever watches them.
    pub fn of(self, company: Company) -> TimeControl {
        match company {
            Company::AgainstEngine => self.against_engine,
            Company::Friends => self.friends,
            Company::Engines => TimeControl::Unlimited,
        }
    }

    /// Chooses the clock in this company, and in no other.
    pub fn set(&mut self, company: Company, time: TimeControl) {
        match company {
            Company::AgainstEngine => self.against_engine = time,
            Company::Friends => self.friends = time,
            Company::Engines => {}
        }
    }

    /// Reads what `to_string` wrote; or the one time that earlier pages kept, which was that of the company
    /// it was chosen in.
    pub fn parse(text: &str, company: Company) -> Option<Self> {
        if let Some((against_engine, friends)) = text.split_once(' ') {
            return Some(Self {
                against_engine: TimeControl::parse(against_engine)?,
                friends: TimeControl::parse(friends)?,
            });
        }
        let mut times = Self::default();
        times.set(company, TimeControl::parse(text)?);
        Some(times)
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.against_engine, self.friends)
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::Timed;

    use super::*;

    fn bullet() -> TimeControl {
        Timed::new(1, 0).map_or(TimeControl::Unlimited, TimeControl::Timed)
    }

    #[test]
    fn a_clock_stays_in_its_company() {
        let mut times = Times::default();
        times.set(Company::Friends, bullet());
        times.set(Company::Engines, bullet());
        let told = Company::ALL.map(|company| times.of(company).to_string());
        assert_eq!(told, ["none", "60+0", "none"]);
        assert_eq!(
            Times::parse(&times.to_string(), Company::AgainstEngine),
            Some(times)
        );
    }

    #[test]
    fn the_one_time_of_earlier_pages_belongs_to_the_company_it_was_chosen_in() {
        for company in [Company::AgainstEngine, Company::Friends] {
            let times = Times::parse("60+0", company).unwrap();
            let fast = Company::ALL.map(|other| times.of(other) == bullet());
            assert_eq!(fast, Company::ALL.map(|other| other == company));
        }
        for text in ["", "soon", "60+0 ", "60+0 none none", "99999+99999"] {
            assert_eq!(Times::parse(text, Company::Friends), None, "{text}");
        }
    }
}
