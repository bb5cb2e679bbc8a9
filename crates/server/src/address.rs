//! Where a request comes from. What proxies say is believed only from those the host named.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The part of an address that stands for one household: all of IPv4, half of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// Whose request this is: the first address from the near end that is no proxy of ours.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> Self {
        let trusted = |address: &IpAddr| proxies.iter().any(|net| net.contains(address));
        let peer = peer.to_canonical();
        if !trusted(&peer) {
            return Self::around(peer);
        }
        let named = headers.get_all("x-forwarded-for").iter().rev();
        let named = named.flat_map(|value| value.to_str().unwrap_or("?").rsplit(','));
        let mut client = peer;
        for name in named {
            // A name that is no address ends what can be believed.
            let Ok(address) = name.trim().parse::<IpAddr>() else {
                break;
            };
            client = address.to_canonical();
            if !trusted(&client) {
                break;
            }
        }
        Self::around(client)
    }

    fn around(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(_) => Self(address),
            IpAddr::V6(address) => {
                let half = u128::from(address) >> 64 << 64;
                Self(IpAddr::V6(Ipv6Addr::from(half)))
            }
        }
    }
}

/// Whether somebody sits at the server's own machine: nothing stands between, not even a proxy there.
pub(crate) fn is_at_host(peer: IpAddr, headers: &HeaderMap) -> bool {
    let forwards = |name: &str| {
        name.starts_with("x-forwarded-") || ["forwarded", "x-real-ip", "via"].contains(&name)
    };
    let is_forwarded = headers.keys().any(|name| forwards(name.as_str()));
    peer.to_canonical().is_loopback() && !is_forwarded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_comes_straight_from_the_machine_itself_is_at_the_host() {
        let at_host = |peer: &str, header: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header, "192.0.2.7".parse().unwrap());
            is_at_host(peer.parse().unwrap(), &headers)
        };
        for here in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(at_host(here, "accept"), "{here}");
            for header in ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via"] {
                assert!(!at_host(here, header), "{here} {header}");
            }
        }
        assert!(!at_host("192.0.2.7", "accept"));
    }

    fn network(peer: &str, forwarded: &[&'static str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        let proxies: Vec<_> = proxies.iter().map(|net| net.parse().unwrap()).collect();
        Network::of(peer.parse().unwrap(), &headers, &proxies)
            .0
            .to_string()
    }

    #[test]
    fn strangers_are_not_believed() {
        assert_eq!(network("192.0.2.7", &["10.1.1.1"], &[]), "192.0.2.7");
        assert_eq!(
            network("192.0.2.7", &["10.1.1.1"], &["192.0.2.8/32"]),
            "192.0.2.7"
        );
    }

    #[test]
    fn a_proxy_of_ours_is_believed_as_far_as_it_saw() {
        let ours = ["127.0.0.1/32", "10.0.0.0/8"];
        for (forwarded, client) in [
            (vec!["203.0.113.5"], "203.0.113.5"),
            (vec!["1.2.3.4, 203.0.113.5"], "203.0.113.5"),
            (vec!["203.0.113.5, 10.0.0.9"], "203.0.113.5"),
            (vec!["203.0.113.5", "10.0.0.9"], "203.0.113.5"),
            (vec!["203.0.113.5, nonsense"], "127.0.0.1"),
            (vec![], "127.0.0.1"),
        ] {
            assert_eq!(
                network("127.0.0.1", &forwarded, &ours),
                client,
                "{forwarded:?}"
            );
        }
    }

    #[test]
    fn half_an_address_of_the_new_kind_is_a_household() {
        assert_eq!(network("2001:db8:1:2:3:4:5:6", &[], &[]), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7", &[], &[]), "192.0.2.7");
    }
}
