//! How much of each thing is kept. Both databases could hold more; the limits
//! keep one learner from filling the disk of all.

use crate::StoreError;

/// Bytes of a learner's preferences.
pub const LARGEST_PREFERENCES: usize = 16 * 1024;
/// Bytes of one setting of the server; the longest are the privacy and terms texts.
pub const LARGEST_SETTING: usize = 256 * 1024;
/// Bytes of one learner event.
pub const LARGEST_EVENT: usize = 4 * 1024;
/// Bytes of the campaign progress of a learner.
pub const LARGEST_PROGRESS: usize = 64 * 1024;
/// Bytes of an opponent of someone's own making.
pub const LARGEST_OPPONENT: usize = 4 * 1024;
/// Bytes of a review, compressed.
pub const LARGEST_REVIEW: usize = 64 * 1024;

/// Bytes of a name, a title, a device, a tag.
pub(crate) const LARGEST_LABEL: usize = 512;
/// Bytes of the moves, the clocks or the variations of one game: 600 plies of
/// moves are 3 KB, and 3,000 variation nodes with comments stay below this.
pub(crate) const LARGEST_PART: usize = 512 * 1024;

/// Refuses text that is too long, or that PostgreSQL could not hold.
pub(crate) fn text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    size(what, text.len(), limit)?;
    if text.contains('\0') {
        return Err(StoreError::ZeroByte { what });
    }
    Ok(())
}

pub(crate) fn size(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit {
        return Err(StoreError::TooLarge { what, size, limit });
    }
    Ok(())
}
