//! Closed sets of words, each with one spelling in every text, message and database.

/// An enum whose variants are words.
pub trait Word: Copy + 'static {
    /// Every one of them.
    const ALL: &'static [Self];

    /// Its word, the same for ever.
    fn word(self) -> &'static str;
}

/// Declares such an enum, in a crate that has the features `serde` and `openapi` as this one has them.
#[macro_export]
macro_rules! words {
    (
        $(#[$doc:meta])+
        pub enum $name:ident { $($(#[$variant_doc:meta])+ $variant:ident = $word:tt,)+ }
    ) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum $name {
            $($(#[$variant_doc])+ #[cfg_attr(feature = "serde", serde(rename = $word))] $variant,)+
        }

        impl $name {
            /// Every one of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Its word, the same for ever.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// The one with this word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }

        impl $crate::Word for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn word(self) -> &'static str {
                self.as_str()
            }
        }
    };
}

pub(crate) use words;

#[cfg(test)]
#[cfg(feature = "openapi")]
mod tests {
    use utoipa::PartialSchema;

    use crate::{GameSource, Side, Word};

    fn described<W: Word + PartialSchema>() -> Vec<String> {
        let schema = serde_json::to_value(W::schema()).unwrap();
        serde_json::from_value(schema["enum"].clone()).unwrap()
    }

    #[test]
    fn words_are_described_as_they_are_sent() {
        assert_eq!(described::<Side>(), ["white", "black", "neither"]);
        assert_eq!(
            described::<GameSource>(),
            GameSource::ALL
                .iter()
                .map(|one| one.word())
                .collect::<Vec<_>>()
        );
    }
}
