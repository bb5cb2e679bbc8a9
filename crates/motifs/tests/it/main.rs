//! What holds for the motifs of any line.

mod laws;
