-- Lists go by when a game was played. A device may say that it was tomorrow, but not that it was
-- after the server got it. Games of one moment stand in the order in which they came.
ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN born INTEGER NOT NULL DEFAULT 0;
UPDATE games SET born = seq, played = CASE WHEN client_started < received THEN client_started ELSE received END;
CREATE UNIQUE INDEX games_owner_played ON games (owner, played, born);

-- What another device needs to go on with a game.
ALTER TABLE game_bodies ADD COLUMN time_control TEXT;
ALTER TABLE game_bodies ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
