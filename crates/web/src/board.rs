//! The one board of the site: where squares are, what the pieces look like, how it is used.

pub mod arrows;
pub mod frame;
pub mod geometry;
pub mod layers;
pub mod pieces;
pub mod player;
pub mod pointing;
pub mod promotion;
pub mod small_board;
pub mod square_cell;
pub mod typed_link;
pub mod typed_move;
pub mod view;
