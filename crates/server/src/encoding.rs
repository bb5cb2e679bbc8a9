//! Content codings and the choice between them: what the client likes best, and
//! among equals what is smallest.

/// How the bytes of an answer are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// Best first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }
}

/// The parsed `Accept-Encoding` of a request.
#[derive(Debug, Default)]
pub(crate) struct Accepted {
    /// Lower-case coding and its weight in thousandths.
    weights: Vec<(String, u16)>,
}

impl Accepted {
    /// Reads the header; unreadable parts are passed over, as if not said.
    pub(crate) fn parse(header: &str) -> Self {
        let weights = header.split(',').filter_map(weighted).collect();
        Self { weights }
    }

    /// The available encoding this client wants most, `None` if it refuses all.
    pub(crate) fn choose(&self, available: impl Fn(Encoding) -> bool) -> Option<Encoding> {
        Encoding::ALL
            .into_iter()
            .filter(|&encoding| available(encoding))
            .map(|encoding| (encoding, self.weight(encoding)))
            .filter(|&(_, weight)| weight > 0)
            // `max_by_key` keeps the last of equals, and the best comes first.
            .rev()
            .max_by_key(|&(_, weight)| weight)
            .map(|(encoding, _)| encoding)
    }

    fn weight(&self, encoding: Encoding) -> u16 {
        let said = |name: &str| {
            let mut all = self.weights.iter();
            all.find(|(coding, _)| coding == name)
                .map(|&(_, weight)| weight)
        };
        match (said(encoding.name()).or_else(|| said("*")), encoding) {
            (Some(weight), _) => weight,
            // Unpacked is always welcome unless refused, but wanted least.
            (None, Encoding::Identity) => 1,
            (None, _) => 0,
        }
    }
}

fn weighted(part: &str) -> Option<(String, u16)> {
    let (coding, parameters) = part.split_once(';').unwrap_or((part, ""));
    let coding = coding.trim().to_ascii_lowercase();
    let weight = match parameters.trim() {
        "" => 1000,
        text => thousandths(text.strip_prefix("q=").or(text.strip_prefix("Q="))?)?,
    };
    (!coding.is_empty()).then_some((coding, weight))
}

fn thousandths(text: &str) -> Option<u16> {
    let value: f32 = text.trim().parse().ok()?;
    (0.0..=1.0)
        .contains(&value)
        .then(|| (value * 1000.0).round() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(header: &str, expected: Option<Encoding>) {
        assert_eq!(
            Accepted::parse(header).choose(|_| true),
            expected,
            "{header:?}"
        );
    }

    #[test]
    fn the_smallest_wins_among_equals() {
        check("gzip, deflate, br, zstd", Some(Encoding::Brotli));
        check("gzip", Some(Encoding::Gzip));
        check("*", Some(Encoding::Brotli));
    }

    #[test]
    fn weights_are_honored() {
        check("br;q=0.5, gzip;q=0.8", Some(Encoding::Gzip));
        check("br;q=0, gzip", Some(Encoding::Gzip));
        check("br;q=0.1, identity;q=0.9", Some(Encoding::Identity));
        check("BR ; Q=1", Some(Encoding::Brotli));
        check("*;q=0, gzip", Some(Encoding::Gzip));
    }

    #[test]
    fn plain_is_sent_unless_it_is_refused() {
        check("", Some(Encoding::Identity));
        check("zstd", Some(Encoding::Identity));
        check("br;q=2, gzip;q=x", Some(Encoding::Identity));
        check("identity;q=0, br;q=0", None);
        check("*;q=0", None);
    }

    #[test]
    fn a_missing_twin_is_never_chosen() {
        let accepted = Accepted::parse("br, gzip");
        let chosen = accepted.choose(|encoding| encoding != Encoding::Brotli);
        assert_eq!(chosen, Some(Encoding::Gzip));
    }
}
