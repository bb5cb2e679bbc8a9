//! What the content policy would block in a browser is refused in the source:
//! `style` attributes, and scripts or styles written into the page.

use super::{Finding, Source};

/// Checks the page's own files; `style:prop=` is allowed, it sets no attribute.
pub(crate) fn check(source: &Source) -> Vec<Finding> {
    if !source.path.starts_with("crates/web/") {
        return Vec::new();
    }
    let lines = source.text.lines().enumerate();
    let mut findings: Vec<_> = lines
        .filter(|(_, line)| has_style(line))
        .map(|(index, _)| {
            Finding::at(
                &source.path,
                index + 1,
                "sets a style attribute or element; use a class or `style:prop=`",
            )
        })
        .collect();
    let inline = inline_scripts(&source.text);
    findings.extend(inline.map(|offset| {
        let line = source.text[..offset].lines().count().max(1);
        Finding::at(
            &source.path,
            line,
            "has a script inside the page; use a file",
        )
    }));
    findings
}

fn has_style(line: &str) -> bool {
    let attribute = line.match_indices("style=").any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(char::is_whitespace)
    });
    attribute || line.contains("<style")
}

/// Where a `<script>` starts that holds anything.
fn inline_scripts(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices("<script").filter_map(|(at, _)| {
        let rest = &text[at..];
        let body = &rest[rest.find('>')? + 1..];
        let empty = body.trim_start().starts_with("</script");
        (!empty).then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(text: &str) -> Vec<String> {
        let source = Source {
            path: "crates/web/src/shell/app.rs".to_owned(),
            text: text.to_owned(),
        };
        check(&source)
            .iter()
            .map(|finding| finding.place.clone())
            .collect()
    }

    #[test]
    fn style_attributes_and_elements_are_found() {
        assert_eq!(
            findings("ok\n<p style=\"color:red\">"),
            ["crates/web/src/shell/app.rs:2"]
        );
        assert_eq!(findings("style=move || x").len(), 1);
        assert_eq!(findings("<style>p{}</style>").len(), 1);
    }

    #[test]
    fn style_properties_and_plain_code_are_not() {
        assert!(findings("<p style:left=move || x class=\"style\">").is_empty());
        assert!(findings("let style = 1; data-style=\"x\"").is_empty());
    }

    #[test]
    fn a_script_with_a_body_is_found() {
        assert_eq!(findings("<script type=module src=x></script>\n"), [""; 0]);
        assert_eq!(findings("\n\n<script>alert(1)</script>").len(), 1);
        assert_eq!(findings("<script>\n</script>").len(), 0);
    }

    #[test]
    fn other_crates_may_write_what_they_like() {
        let text = "<script>1</script>".to_owned();
        assert!(
            check(&Source {
                path: "e2e/src/lib.rs".to_owned(),
                text
            })
            .is_empty()
        );
    }
}
