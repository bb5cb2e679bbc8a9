//! Closed sets of words, each with one spelling in the database and on the wire.

/// Declares an enum whose variants are words.
macro_rules! named {
    (
        $(#[$doc:meta])+
        pub enum $name:ident { $($(#[$variant_doc:meta])+ $variant:ident = $word:literal,)+ }
    ) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])+ $variant,)+ }

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

        impl rookery_play::Word for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn word(self) -> &'static str {
                self.as_str()
            }
        }
    };
}

pub(crate) use named;
