//! The table itself. `guest` and `user` ask for their own things; everyone else asks for those of
//! the user, by id. `share` brings the secret of a link to a game of the user and nothing else.

pub(super) const ROLES: [&str; 6] = ["nobody", "share", "guest", "user", "other", "admin"];

const TABLE: &str = "
    route                                     nobody share guest user other admin

    GET    /health                               200   200   200  200   200   200
    POST   /csp-reports                          204   204   204  204   204   204

    GET    /server                               200   200   200  200   200   200
    PUT    /server/rules                         401   401   403  403   403   200
    GET    /texts/{name}                         200   200   200  200   200   200
    PUT    /texts/{name}                         401   401   403  403   403   204
    POST   /set-up                               409   409   409  409   409   409

    GET    /session                              200   200   200  200   200   200
    POST   /session                              200   200   200  200   200   200
    DELETE /session                              204   204   204  204   204   204
    POST   /guests                               201   201   409  409   409   409
    POST   /accounts                             201   201   201  409   409   409
    POST   /password-resets                      409   409   409  409   409   409
    PUT    /password-resets                      403   403   403  403   403   403
    POST   /email-verifications                  403   403   403  403   403   403

    GET    /users/{user}                         401   401   200  200   404   200
    PATCH  /users/{user}                         401   401   200  200   404   200
    POST   /users/{user}/deletion                401   401   204  204   404   204
    PUT    /users/{user}/password                401   401   422  204   404   204
    PUT    /users/{user}/email                   401   401   422  200   404   200
    POST   /users/{user}/email/verification      401   401   409  409   404   409
    GET    /users/{user}/sessions                401   401   200  200   404   200
    DELETE /users/{user}/sessions                401   401   204  204   404   204
    DELETE /users/{user}/sessions/{id}           401   401   204  204   404   204
    GET    /users/{user}/tokens                  401   401   200  200   404   200
    POST   /users/{user}/tokens                  401   401   422  201   404   201
    DELETE /users/{user}/tokens/{id}             401   401   204  204   404   204
    GET    /users/{user}/preferences             401   401   200  200   404   200
    PUT    /users/{user}/preferences             401   401   204  204   404   204
    GET    /users/{user}/acts                    401   401   200  200   404   200
    GET    /users/{user}/export                  401   401   200  200   404   200

    GET    /games/{id}                           401   401   200  200   404   200
    PUT    /games/{id}                           401   401   409  409   404   404
    PATCH  /games/{id}                           401   401   200  200   404   200
    DELETE /games/{id}                           401   401   204  204   404   204
    GET    /games/{id}/pgn                       401   401   200  200   404   200
    POST   /games/{id}/shares                    401   401   201  201   404   201
    GET    /users/{user}/games                   401   401   200  200   404   200
    GET    /users/{user}/games.pgn               401   401   200  200   404   200
    POST   /users/{user}/games/import            401   401   200  200   404   200
    GET    /users/{user}/shares                  401   401   200  200   404   200
    DELETE /users/{user}/shares/{id}             401   401   204  204   404   204
    GET    /shared-game                          404   200   404  404   404   404

    GET    /puzzles/next                         401   401   200  200   200   200
    GET    /puzzles/supply                       401   401   200  200   200   200
    GET    /puzzles/daily                        200   200   200  200   200   200
    GET    /puzzles/themes                       200   200   200  200   200   200
    GET    /puzzles/{id}                         200   200   200  200   200   200
    POST   /puzzle-attempts                      401   401   200  200   200   200
    POST   /puzzle-attempts/{id}/moves           401   401   404  404   404   404
    POST   /puzzle-attempts/{id}/hints           401   401   404  404   404   404
    POST   /puzzle-attempts/{id}/surrender       401   401   404  404   404   404
    POST   /users/{user}/puzzles/reports         401   401   200  200   404   200
    GET    /users/{user}/puzzles/progress        401   401   200  200   404   200
    GET    /users/{user}/puzzles/curve           401   401   200  200   404   200
    GET    /users/{user}/puzzles/solved          401   401   200  200   404   200
    GET    /users/{user}/puzzles/unhunted        401   401   200  200   404   200
    POST   /users/{user}/puzzles/hunted          401   401   404  404   404   404
    GET    /users/{user}/puzzles/deck            401   401   200  200   404   200
    POST   /users/{user}/puzzles/deck/{id}       401   401   422  422   404   422
    GET    /admin/puzzles/import                 401   401   403  403   403   200
    POST   /admin/puzzles/import                 401   401   403  403   403   202

    GET    /adventure                            401   401   200  200   200   200
    PUT    /adventure/journey                    401   401   200  200   200   200
    GET    /adventure/sheet                      401   401   200  200   200   200
    POST   /adventure/sheet/link                 401   401   201  201   201   201
    DELETE /adventure/sheet/link                 401   401   204  204   204   204
    GET    /shared-sheet                         404   404   404  404   404   404
    GET    /survival                             401   401   200  200   200   200
    PUT    /survival/shown                       401   401   422  204   204   204
    GET    /survival/scores                      401   401   200  200   200   200

    GET    /opponents                            401   401   200  200   200   200
    PUT    /opponents/{id}                       401   401   201  201   201   201
    DELETE /opponents/{id}                       401   401   404  404   404   404
    POST   /opponents/{id}/link                  401   401   404  404   404   404
    DELETE /opponents/{id}/link                  401   401   404  404   404   404
    GET    /shared-opponent                      404   404   404  404   404   404
    POST   /shared-opponent/copies               401   401   404  404   404   404

    PUT    /users/{user}/games/{id}              401   401   409  409   404   409
    GET    /users/{user}/puzzles/next            401   401   200  200   404   200
    GET    /users/{user}/puzzles/supply          401   401   200  200   404   200
    POST   /users/{user}/puzzle-attempts         401   401   200  200   404   200
    POST   /users/{user}/puzzle-attempts/{id}/moves      401 401 404 404 404 404
    POST   /users/{user}/puzzle-attempts/{id}/hints      401 401 404 404 404 404
    POST   /users/{user}/puzzle-attempts/{id}/surrender  401 401 404 404 404 404
    GET    /users/{user}/adventure               401   401   200  200   404   200
    PUT    /users/{user}/adventure/journey       401   401   200  200   404   200
    GET    /users/{user}/adventure/sheet         401   401   200  200   404   200
    POST   /users/{user}/adventure/sheet/link    401   401   201  201   404   201
    DELETE /users/{user}/adventure/sheet/link    401   401   204  204   404   204
    GET    /users/{user}/survival                401   401   200  200   404   200
    PUT    /users/{user}/survival/shown          401   401   422  204   404   204
    GET    /users/{user}/opponents               401   401   200  200   404   200
    PUT    /users/{user}/opponents/{id}          401   401   201  201   404   201
    DELETE /users/{user}/opponents/{id}          401   401   404  404   404   404
    POST   /users/{user}/opponents/{id}/link     401   401   404  404   404   404
    DELETE /users/{user}/opponents/{id}/link     401   401   404  404   404   404
    POST   /users/{user}/shared-opponent/copies  401   401   404  404   404   404

    PUT    /users/{user}/role                    401   401   403  403   404   200
    POST   /users/{user}/reset-code              401   401   403  403   404   201
    GET    /admin/users                          401   401   403  403   403   200
    POST   /admin/users                          401   401   403  403   403   201
    GET    /admin/audit                          401   401   403  403   403   200
    POST   /admin/keys                           401   401   403  403   403   200
";

/// A route, and what each role is answered.
pub(super) struct Row {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) expected: [u16; 6],
}

pub(super) fn rows() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| line.contains('/'));
    lines.map(row).collect()
}

fn row(line: &'static str) -> Row {
    let words: Vec<_> = line.split_whitespace().collect();
    let [method, path, statuses @ ..] = &words[..] else {
        panic!("{line}");
    };
    let statuses: Vec<u16> = statuses.iter().map(|word| word.parse().unwrap()).collect();
    Row {
        method,
        path,
        expected: statuses.try_into().unwrap(),
    }
}
