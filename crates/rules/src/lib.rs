//! Legal chess and its notations.
