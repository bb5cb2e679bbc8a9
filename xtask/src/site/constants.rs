//! Where a program keeps what never changes, so that it does no harm if it is put there twice.

use std::ops::Range;

use anyhow::{Context, Result, bail};
use wasmparser::{
    ConstExpr, Data, DataKind, KnownCustom, Name, NameSectionReader, Naming, Operator, Parser,
    Payload,
};

/// Where the linker has put what never changes.
pub(super) fn place(whole: &[u8]) -> Result<Range<u32>> {
    let mut segments = Vec::new();
    let mut place = None;
    for payload in Parser::new(0).parse_all(whole) {
        match payload? {
            Payload::DataSection(data) => segments = data.into_iter().collect::<Result<_, _>>()?,
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(names) = section.as_known() {
                    place = place.or(constant_segment(names)?);
                }
            }
            _ => {}
        }
    }
    let place = place.context("no data is called .rodata")?;
    let data = segments
        .get(place as usize)
        .context("a segment is missing")?;
    extent(data)
}

fn constant_segment(names: NameSectionReader) -> Result<Option<u32>> {
    for name in names {
        if let Name::Data(segments) = name? {
            for segment in segments {
                let Naming { index, name } = segment?;
                if name == ".rodata" {
                    return Ok(Some(index));
                }
            }
        }
    }
    Ok(None)
}

/// Where data comes to be.
pub(super) fn extent(data: &Data) -> Result<Range<u32>> {
    let DataKind::Active { offset_expr, .. } = &data.kind else {
        bail!("data has no fixed place");
    };
    let start = number(offset_expr)?;
    Ok(start..start + u32::try_from(data.data.len())?)
}

/// What an expression is that says where something comes to be.
pub(super) fn number(expression: &ConstExpr) -> Result<u32> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value as u32),
        other => bail!("a place is not a number: {other:?}"),
    }
}
