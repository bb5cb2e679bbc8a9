//! Style sheets as browsers need them: without what is only for those who write them.

/// Drops comments, indents and empty lines.
pub(crate) fn slim(css: &str) -> String {
    let mut rest = css;
    let mut bare = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_browser_reads_is_left() {
        let css = "/* Why\n   so. */\n\na,\nb {\n  /* old */ color: red;\n}\n/* open";
        assert_eq!(slim(css), "a,\nb {\ncolor: red;\n}");
    }
}
