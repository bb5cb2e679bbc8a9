-- The few puzzles that ship among the many of files.
CREATE INDEX puzzles_shipped ON puzzles (number) WHERE source = 'own';
