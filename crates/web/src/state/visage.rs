//! A face with a mood, ready to be drawn: classes of tones and paths on a grid of 64 by 64. Who it is
//! stands elsewhere.

use std::borrow::Cow;
use std::sync::Arc;

/// Shapes, the lowest first. Cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visage(pub Arc<[(&'static str, Cow<'static, str>)]>);
