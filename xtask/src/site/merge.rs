//! Makes one module of several that were cut off the same program. They share its types, its memory
//! and its table of functions, so only the numbers of functions change.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::convert::Infallible;
use std::mem::discriminant;
use std::ops::Range;

use anyhow::{Context, Result, bail, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, EntityType, FunctionSection, ImportSection, Module,
    RawSection, SectionId,
};
use wasmparser::{
    Data, Element, ElementItems, ElementKind, FunctionBody, Import, Operator, Parser, Payload,
    TypeRef,
};

use super::constants::{extent, number};

/// The only module that others import from: the program itself.
const PROGRAM: &str = "__wasm_split";

/// A module that was cut off, read.
#[derive(Default)]
pub(super) struct Part<'m> {
    types: &'m [u8],
    imports: Vec<Import<'m>>,
    functions: Vec<Function<'m>>,
    elements: Vec<Element<'m>>,
    data: Vec<Data<'m>>,
    /// Where the table has which function.
    slots: Vec<(u32, usize)>,
}

struct Function<'m> {
    kind: u32,
    body: FunctionBody<'m>,
    /// Where the table has what it calls, if calling that is all it does.
    passes_on_to: Option<u32>,
}

impl<'m> Part<'m> {
    pub(super) fn read(module: &'m [u8]) -> Result<Self> {
        let mut part = Self::default();
        let (mut kinds, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(types) => {
                    part.types = module
                        .get(types.range().start as usize..types.range().end as usize)
                        .context("the types are cut off")?;
                }
                Payload::ImportSection(imports) => {
                    part.imports = imports.into_imports().collect::<Result<_, _>>()?;
                }
                Payload::FunctionSection(functions) => {
                    kinds = functions.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::ExportSection(exports) => {
                    ensure!(exports.count() == 0, "a module exports something");
                }
                Payload::ElementSection(elements) => {
                    part.elements = elements.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::DataSection(data) => {
                    part.data = data.into_iter().collect::<Result<_, _>>()?;
                    part.data.retain(|data| !data.data.is_empty());
                }
                Payload::Version { .. }
                | Payload::DataCountSection { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                other => bail!("a module has what none of ours has: {other:?}"),
            }
        }
        ensure!(kinds.len() == bodies.len(), "a function has no body");
        for (kind, body) in kinds.into_iter().zip(bodies) {
            part.functions.push(Function {
                kind,
                passes_on_to: passed_on_to(kind, &body)?,
                body,
            });
        }
        for element in &part.elements {
            part.slots.extend(slots(element)?);
        }
        Ok(part)
    }

    /// What it adds to a module that it becomes part of, about.
    pub(super) fn weight(&self) -> usize {
        let own = self.functions.iter();
        let own = own.filter(|function| function.passes_on_to.is_none());
        let code: usize = own.map(|function| function.body.as_bytes().len()).sum();
        code + self.data.iter().map(|data| data.data.len()).sum::<usize>()
    }

    /// Whether it may be there twice: all its data is where this is, and never changes.
    pub(super) fn is_constant(&self, constants: &Range<u32>) -> Result<bool> {
        for data in &self.data {
            let extent = extent(data)?;
            if extent.start < constants.start || constants.end < extent.end {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Makes one module of these. A function that another of them has is called without the table.
pub(super) fn merged(parts: &[&Part]) -> Result<Vec<u8>> {
    let first = parts.first().context("there is nothing to merge")?;
    ensure!(
        parts.iter().all(|part| part.types == first.types),
        "the modules are not of one program"
    );
    let mut module = Module::new();
    module.section(&RawSection {
        id: SectionId::Type.into(),
        data: first.types,
    });
    module.section(&imports(parts)?);

    let Numbering { numbers, kept } = Numbering::of(parts);
    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for (part, place) in kept {
        let function = &parts[part].functions[place];
        functions.function(function.kind);
        Renumbered(&numbers[part]).parse_function_body(&mut code, function.body.clone())?;
    }
    let mut elements = ElementSection::new();
    let mut data = DataSection::new();
    for (part, numbers) in parts.iter().zip(&numbers) {
        for element in &part.elements {
            Renumbered(numbers).parse_element(&mut elements, element.clone())?;
        }
        for piece in &part.data {
            Renumbered(numbers).parse_data(&mut data, piece.clone())?;
        }
    }
    module.section(&functions);
    module.section(&elements);
    module.section(&code);
    module.section(&data);
    Ok(module.finish())
}

/// What they need of the program, once. Of each kind there is one thing, which has the number 0 before
/// and after.
fn imports(parts: &[&Part]) -> Result<ImportSection> {
    let mut needed = BTreeMap::new();
    for Import { module, name, ty } in parts.iter().flat_map(|part| &part.imports) {
        ensure!(
            *module == PROGRAM && !matches!(ty, TypeRef::Func(_)),
            "{name} of {module} is imported"
        );
        let known = needed.entry(name).or_insert(ty);
        ensure!(*known == ty, "{name} is imported as two things");
    }
    let kinds: HashSet<_> = needed.values().map(|ty| discriminant(*ty)).collect();
    ensure!(
        kinds.len() == needed.len(),
        "two things of a kind are imported: {needed:?}"
    );
    let mut section = ImportSection::new();
    for (name, &ty) in needed {
        section.import(PROGRAM, name, EntityType::try_from(ty)?);
    }
    Ok(section)
}

/// The new numbers of all functions.
struct Numbering {
    /// By part and old number.
    numbers: Vec<Vec<u32>>,
    /// By new number: the part and the old one.
    kept: Vec<(usize, usize)>,
}

impl Numbering {
    fn of(parts: &[&Part]) -> Self {
        let mut numbers: Vec<_> = parts
            .iter()
            .map(|part| vec![0; part.functions.len()])
            .collect();
        let mut kept = Vec::new();
        let mut by_slot = HashMap::new();
        for (place, part) in parts.iter().enumerate() {
            for (old, function) in part.functions.iter().enumerate() {
                if function.passes_on_to.is_none() {
                    numbers[place][old] = kept.len() as u32;
                    kept.push((place, old));
                }
            }
            let own = part.slots.iter();
            let own = own.filter(|(_, old)| part.functions[*old].passes_on_to.is_none());
            by_slot.extend(own.map(|&(slot, old)| (slot, numbers[place][old])));
        }
        for (place, part) in parts.iter().enumerate() {
            for (old, function) in part.functions.iter().enumerate() {
                if let Some(slot) = function.passes_on_to {
                    numbers[place][old] = *by_slot.entry(slot).or_insert_with(|| {
                        kept.push((place, old));
                        kept.len() as u32 - 1
                    });
                }
            }
        }
        Self { numbers, kept }
    }
}

struct Renumbered<'n>(&'n [u32]);

impl Reencode for Renumbered<'_> {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error> {
        Ok(self.0[old as usize])
    }
}

/// Reads a function that hands all it gets to one of the table, of its own kind.
fn passed_on_to(own: u32, body: &FunctionBody) -> Result<Option<u32>> {
    let operators = body.get_operators_reader()?.into_iter();
    let operators: Vec<_> = operators.collect::<Result<_, _>>()?;
    let [
        given @ ..,
        Operator::I32Const { value },
        Operator::CallIndirect {
            type_index,
            table_index: 0,
        },
        Operator::End,
    ] = &operators[..]
    else {
        return Ok(None);
    };
    let is_as_given = |(place, operator): (usize, &Operator)| matches!(operator, Operator::LocalGet { local_index } if *local_index as usize == place);
    let is_all = *type_index == own && given.iter().enumerate().all(is_as_given);
    Ok(is_all.then_some(*value as u32))
}

/// Which functions an element puts where.
fn slots(element: &Element) -> Result<Vec<(u32, usize)>> {
    let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
        (&element.kind, &element.items)
    else {
        bail!("functions have no fixed place");
    };
    let places = number(offset_expr)?..;
    let functions = functions.clone().into_iter();
    places
        .zip(functions)
        .map(|(slot, function)| Ok((slot, function? as usize)))
        .collect()
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ConstExpr, ElementMode, ElementSegment, Elements, Function, MemoryType, RefType, TableType,
        TypeSection,
    };

    use super::*;

    /// A module with a function in one slot of the table, data, and calls of other slots.
    fn module(slot: i32, calls: &[i32], data: (i32, &[u8])) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        let table = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 9,
            maximum: None,
            shared: false,
        };
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        imports.import(PROGRAM, "table", table);
        imports.import(PROGRAM, "memory", memory);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        let mut own = Function::new([]);
        for number in 1..=calls.len() {
            own.instructions().call(number as u32);
        }
        own.instructions().end();
        functions.function(0);
        code.function(&own);
        for &slot in calls {
            let mut shim = Function::new([]);
            shim.instructions()
                .i32_const(slot)
                .call_indirect(0, 0)
                .end();
            functions.function(0);
            code.function(&shim);
        }
        let mut elements = ElementSection::new();
        elements.segment(ElementSegment {
            mode: ElementMode::Active {
                table: None,
                offset: &ConstExpr::i32_const(slot),
            },
            elements: Elements::Functions([0].as_slice().into()),
        });
        let mut segments = DataSection::new();
        let (place, bytes) = data;
        segments.active(0, &ConstExpr::i32_const(place), bytes.iter().copied());
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&elements).section(&code).section(&segments);
        module.finish()
    }

    #[test]
    fn what_is_in_the_same_module_is_called_without_the_table() {
        let [one, other] = [
            module(1, &[2, 5], (16, b"a")),
            module(2, &[1, 5], (32, b"b")),
        ];
        let [one, other] = [&one, &other].map(|module| Part::read(module).unwrap());
        let together = merged(&[&one, &other]).unwrap();
        wasmparser::validate(&together).unwrap();
        let together = Part::read(&together).unwrap();
        // Both of their own, and one that calls the stranger in slot 5.
        let passing = together.functions.iter().map(|one| one.passes_on_to);
        assert_eq!(passing.collect::<Vec<_>>(), [None, None, Some(5)]);
        assert_eq!(together.slots, [(1, 0), (2, 1)]);
        assert_eq!(together.imports.len(), 2);
        assert_eq!(together.weight(), one.weight() + other.weight());
    }

    #[test]
    fn only_what_never_changes_may_be_there_twice() {
        let module = module(1, &[], (16, b"ab"));
        let part = Part::read(&module).unwrap();
        assert!(part.is_constant(&(0..18)).unwrap());
        assert!(!part.is_constant(&(0..17)).unwrap());
        assert!(!part.is_constant(&(17..99)).unwrap());
    }

    #[test]
    fn what_is_not_as_expected_is_refused() {
        assert!(Part::read(b"text").is_err());
        assert!(merged(&[]).is_err());
        let mut exporting = Module::new();
        let mut exports = wasm_encoder::ExportSection::new();
        exports.export("a", wasm_encoder::ExportKind::Func, 0);
        exporting.section(&exports);
        assert!(Part::read(&exporting.finish()).is_err());
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut foreign = ImportSection::new();
        foreign.import("elsewhere", "a", EntityType::Function(0));
        let mut module = Module::new();
        let module = module.section(&types).section(&foreign).clone().finish();
        assert!(merged(&[&Part::read(&module).unwrap()]).is_err());
    }
}
