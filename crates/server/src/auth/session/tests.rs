//! Published vectors for the signature, and every way to tamper with a token.

use std::time::Duration;

use p256::ecdsa::VerifyingKey;

use super::*;

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

fn bytes(hex: &str) -> Vec<u8> {
    let digits = hex.as_bytes().chunks(2);
    digits
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap())
        .collect()
}

/// RFC 6979, A.2.5: the key, and its signatures with SHA-256.
#[test]
fn signatures_are_those_of_rfc_6979() {
    let key = bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721");
    let key = SigningKey::from_slice(&key).unwrap();
    for (message, r, s) in [
        (
            "sample",
            "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
            "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8",
        ),
        (
            "test",
            "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367",
            "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083",
        ),
    ] {
        let signature: Signature = key.sign(message.as_bytes());
        assert_eq!(
            signature.to_bytes().to_vec(),
            bytes(&format!("{r}{s}")),
            "{message}"
        );
    }
}

/// RFC 7515, A.3: a token that someone else signed with ES256.
#[test]
fn the_token_of_rfc_7515_is_verified() {
    let x = Base64UrlUnpadded::decode_vec("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU").unwrap();
    let y = Base64UrlUnpadded::decode_vec("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0").unwrap();
    let key = VerifyingKey::from_sec1_bytes(&[&[4], &x[..], &y[..]].concat()).unwrap();
    let said = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leG\
        FtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ";
    let signature = "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-\
        Kg6NU1Q";
    let signature = Signature::from_slice(&decoded(signature).unwrap()).unwrap();
    key.verify(said.as_bytes(), &signature).unwrap();
    assert!(key.verify(&said.as_bytes()[1..], &signature).is_err());
}

fn signer() -> Signer {
    Signer::of(&Signer::new_key(NOW)).unwrap()
}

fn claims(scope: Scope) -> Claims {
    Claims {
        session: SessionId::new(NOW),
        user: UserId::new(NOW),
        scope,
        expires: NOW.after(Duration::from_secs(60)),
    }
}

#[test]
fn a_token_says_what_was_signed_until_it_ends() {
    let signer = signer();
    for &scope in Scope::ALL {
        let claims = claims(scope);
        let token = signer.sign(&claims);
        assert_eq!(signer.read(&token, NOW), Ok(claims));
        let last = NOW.after(Duration::from_millis(59_999));
        assert_eq!(signer.read(&token, last), Ok(claims));
        assert_eq!(
            signer.read(&token, claims.expires),
            Err(TokenError::Expired)
        );
    }
}

#[test]
fn no_character_of_a_token_can_be_changed() {
    let signer = signer();
    let token = signer.sign(&claims(Scope::User));
    for place in 0..token.len() {
        let mut forged = token.clone().into_bytes();
        forged[place] = if forged[place] == b'A' { b'B' } else { b'A' };
        let forged = String::from_utf8(forged).unwrap();
        assert!(signer.read(&forged, NOW).is_err(), "place {place}");
    }
}

#[test]
fn cut_and_padded_tokens_are_refused() {
    let signer = signer();
    let token = signer.sign(&claims(Scope::User));
    for length in 0..token.len() {
        assert!(signer.read(&token[..length], NOW).is_err(), "{length}");
    }
    for odd in [
        format!("{token}="),
        format!("{token}."),
        format!(" {token}"),
        "a".repeat(5000),
    ] {
        assert!(signer.read(&odd, NOW).is_err(), "{odd}");
    }
}

/// The parts of a token, with one of them said differently.
fn reworded(token: &str, part: usize, from: &str, to: &str) -> String {
    let mut parts: Vec<_> = token.split('.').map(str::to_owned).collect();
    let text = String::from_utf8(decoded(&parts[part]).unwrap()).unwrap();
    assert!(text.contains(from), "{text}");
    parts[part] = Base64UrlUnpadded::encode_string(text.replace(from, to).as_bytes());
    parts.join(".")
}

#[test]
fn another_scope_algorithm_or_end_is_refused() {
    let signer = signer();
    let claims = claims(Scope::User);
    let token = signer.sign(&claims);
    let end = (claims.expires.as_millis() / 1000).to_string();
    for (part, from, to, expected) in [
        (1, "user", "admin", TokenError::Signature),
        (1, &*end, "9999999999", TokenError::Signature),
        (0, "ES256", "none", TokenError::OtherKey),
        (0, "ES256", "HS256", TokenError::OtherKey),
    ] {
        let forged = reworded(&token, part, from, to);
        assert_eq!(signer.read(&forged, NOW), Err(expected), "{from} to {to}");
    }
    let unsigned = reworded(&token, 0, "ES256", "none");
    let unsigned = unsigned.rsplit_once('.').unwrap().0.to_owned() + ".";
    assert!(signer.read(&unsigned, NOW).is_err());
}

#[test]
fn an_old_key_opens_nothing_even_under_the_new_name() {
    let (old, new) = (signer(), Signer::new_key(NOW));
    let token = old.sign(&claims(Scope::Admin));
    let new = Signer::of(&new).unwrap();
    assert_eq!(new.read(&token, NOW), Err(TokenError::OtherKey));
    let renamed = reworded(&token, 0, &old.key().to_string(), &new.key().to_string());
    assert_eq!(new.read(&renamed, NOW), Err(TokenError::Signature));
}
