-- The position at the end of a game, so that a list shows it without the moves. Games that came before have none.
ALTER TABLE games ADD COLUMN board TEXT;
