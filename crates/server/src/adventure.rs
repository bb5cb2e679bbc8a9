//! The adventure as the server understands it: what devices say and what stored games prove, put
//! together by the rules of the campaign.

pub(crate) mod progress;
pub(crate) mod sheet;
pub(crate) mod survival_runs;
