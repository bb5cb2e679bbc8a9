//! The texts of the host as blocks: paragraphs with empty lines between, lines that begin with `# `
//! as headings, and lines that begin with `- ` as items of a list.

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The words after `# `.
    Heading(String),
    /// Lines that follow one another, joined with spaces.
    Paragraph(String),
    /// Items that follow one another, each without its `- `.
    List(Vec<String>),
}

/// The parts of a text, in its order. Every text can be read.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut goes_on = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line == "#" || line == "-" {
            goes_on = false;
        } else if let Some(heading) = line.strip_prefix("# ") {
            blocks.push(Block::Heading(heading.trim().to_owned()));
            goes_on = false;
        } else if let Some(item) = line.strip_prefix("- ") {
            let item = item.trim().to_owned();
            match blocks.last_mut() {
                Some(Block::List(items)) if goes_on => items.push(item),
                _ => blocks.push(Block::List(vec![item])),
            }
            goes_on = true;
        } else {
            match open(blocks.last_mut()).filter(|_| goes_on) {
                Some(begun) => {
                    begun.push(' ');
                    begun.push_str(line);
                }
                None => blocks.push(Block::Paragraph(line.to_owned())),
            }
            goes_on = true;
        }
    }
    blocks
}

/// The sentence that the next line may go on with.
fn open(block: Option<&mut Block>) -> Option<&mut String> {
    match block? {
        Block::Heading(_) => None,
        Block::Paragraph(text) => Some(text),
        Block::List(items) => items.last_mut(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading(text: &str) -> Block {
        Block::Heading(text.to_owned())
    }

    fn paragraph(text: &str) -> Block {
        Block::Paragraph(text.to_owned())
    }

    fn list(items: &[&str]) -> Block {
        Block::List(items.iter().map(|&item| item.to_owned()).collect())
    }

    #[test]
    fn headings_paragraphs_and_lists_are_told_apart() {
        let text = "# Rules\nBe kind.\nAlways.\n\nReally.\n\n- One\n- Two\n  goes on\n# End";
        let expected = [
            heading("Rules"),
            paragraph("Be kind. Always."),
            paragraph("Really."),
            list(&["One", "Two goes on"]),
            heading("End"),
        ];
        assert_eq!(read(text), expected);
    }

    #[test]
    fn an_empty_line_ends_a_list() {
        assert_eq!(read("- a\n\n- b"), [list(&["a"]), list(&["b"])]);
        assert_eq!(read("- a\n\nb"), [list(&["a"]), paragraph("b")]);
    }

    #[test]
    fn signs_without_a_text_are_passed_over_and_others_are_text() {
        for text in ["", "\n\n", "#", "# \n- \n-"] {
            assert_eq!(read(text), [], "{text:?}");
        }
        assert_eq!(read("#one"), [paragraph("#one")]);
        assert_eq!(read("-5 is a number"), [paragraph("-5 is a number")]);
        assert_eq!(read("<b>plain</b>"), [paragraph("<b>plain</b>")]);
    }

    #[test]
    fn windows_line_ends_make_no_difference() {
        assert_eq!(read("a\r\n\r\n- b\r\n"), [paragraph("a"), list(&["b"])]);
    }
}
