//! Every way the API can say no: one closed list, one status and one
//! `application/problem+json` body each. Nothing of ours leaks into a 5xx.

use std::any::Any;
use std::time::Duration;

use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rookery_protocol::account::Mistake;
use rookery_protocol::{FieldProblem, Problem};
use rookery_store::StoreError;

use crate::auth::keyring::KeyringError;
use crate::auth::password::HashError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ApiError {
    NoSuchResource,
    WrongMethod,
    TooLarge,
    WrongMediaType,
    Packed,
    BadBody,
    /// A name behind the `?` that means nothing there.
    UnknownParameter(String),
    /// JSON of another shape, with what is wrong.
    WrongShape(String),
    /// Fields that break a rule.
    Invalid(Vec<FieldProblem>),
    TooSlow,
    NotLoggedIn,
    WrongLogIn,
    WrongPassword,
    WrongCode,
    NotAllowed,
    CrossSite,
    ReadOnly,
    NeedsSession,
    NeedsHttps,
    SignUpClosed,
    AlreadyLoggedIn,
    SetUpDone,
    LastAdmin,
    NoMail,
    NameTaken,
    EmailTaken,
    TitleTaken,
    OtherGame,
    ChangedMeanwhile,
    /// Every puzzle that would fit was solved or tried.
    NoPuzzle,
    NoPuzzlesThere,
    AttemptMoved,
    ImportRunning,
    /// More than anyone does who looks at what they do.
    TooOften(Duration),
    TooManyAttempts(Duration),
    /// One household has more under way than one may have.
    TooManyAtOnce,
    Busy,
    NoRoom,
    Internal,
}

/// The table of refusals: status, code for programs, sentence for people.
macro_rules! refusals {
    ($($name:ident => $status:literal $code:literal $message:literal;)+) => {
        impl ApiError {
            /// The status, a code for programs, a sentence for people.
            fn describe(&self) -> (u16, &'static str, &'static str) {
                match self {
                    $(Self::$name { .. } => ($status, $code, $message),)+
                }
            }
        }
    };
}

refusals! {
    BadBody => 400 "bad_body" "The body could not be read.";
    UnknownParameter => 400 "unknown_parameter" "This address takes no parameter of this name:";
    NotLoggedIn => 401 "not_logged_in" "Log in first.";
    WrongLogIn => 401 "wrong_log_in" "This name and this password do not belong together.";
    WrongPassword => 403 "wrong_password" "This is not your password.";
    WrongCode => 403 "wrong_code" "This code is wrong, was used already, or has ended.";
    NotAllowed => 403 "not_allowed" "Only an administrator of this server may do that.";
    CrossSite => 403 "cross_site" "This request did not come from a page of this server.";
    ReadOnly => 403 "read_only" "This token may look, but change nothing.";
    NeedsSession => 403 "needs_session" "A token may not do that. Log in on the page instead.";
    NeedsHttps => 403 "needs_https"
        "Logging in needs https here. The host of this server can allow plain http with \
         --insecure-http.";
    SignUpClosed => 403 "sign_up_closed" "On this server only an administrator makes accounts.";
    NoSuchResource => 404 "no_such_resource" "There is nothing at this address.";
    NoPuzzle => 404 "no_puzzle"
        "You have had every puzzle that fits. Choose another range or another theme.";
    NoPuzzlesThere => 404 "no_puzzles_there" "There are no puzzles in this range.";
    WrongMethod => 405 "wrong_method" "This address does not take that method.";
    TooSlow => 408 "too_slow" "The request took longer than 30 seconds.";
    AlreadyLoggedIn => 409 "already_logged_in" "You are logged in already. Log out first.";
    SetUpDone => 409 "set_up_done" "This server has its administrator already.";
    LastAdmin => 409 "last_admin" "This is the only administrator. Make someone else one first.";
    NoMail => 409 "no_mail" "This server sends no mail. Ask its administrator for a code.";
    NameTaken => 409 "name_taken" "Someone has this name already. Choose another one.";
    EmailTaken => 409 "email_taken" "There is an account with this email address already.";
    TitleTaken => 409 "title_taken" "Another game of yours has this name already.";
    ChangedMeanwhile => 409 "changed_meanwhile"
        "This game was changed elsewhere meanwhile. Look at it again first.";
    OtherGame => 409 "other_game" "Another game is kept under this id, and it is finished.";
    AttemptMoved => 409 "attempt_moved"
        "This attempt has gone on meanwhile. Begin again to see where it stands.";
    ImportRunning => 409 "import_running" "An import is under way. Wait until it is done.";
    TooLarge => 413 "too_large" "The body is larger than is taken here.";
    WrongMediaType => 415 "wrong_media_type" "This content type is not accepted here.";
    Packed => 415 "packed" "Bodies are not unpacked here. Send it without a content encoding.";
    WrongShape => 422 "wrong_shape" "The body does not have the right shape.";
    Invalid => 422 "invalid" "Something needs to be corrected.";
    TooManyAttempts => 429 "too_many_attempts"
        "That was wrong too often. Wait a while and try again.";
    TooOften => 429 "too_often" "That was more than anyone can solve in a minute. Wait a moment.";
    TooManyAtOnce => 429 "too_many_at_once"
        "Too many requests came at once from where you are. Try again in a moment.";
    Internal => 500 "internal" "Something went wrong on our side.";
    Busy => 503 "busy" "The server has too much to do right now. Try again in a moment.";
    NoRoom => 507 "no_room"
        "The disk of this server is full, so nothing was changed. Its host has to make room.";
}

impl ApiError {
    fn problem(&self) -> Problem {
        let (_, code, message) = self.describe();
        let mut problem = Problem::new(code, message);
        match self {
            Self::WrongShape(what) => problem.message = format!("{message} {what}"),
            Self::UnknownParameter(name) => {
                problem.message = format!("{message} {name}");
                problem.fields = vec![FieldProblem::new(name, code, problem.message.clone())];
            }
            Self::Invalid(fields) => problem.fields.clone_from(fields),
            Self::NameTaken => problem.fields = vec![FieldProblem::new("login", code, message)],
            Self::EmailTaken => problem.fields = vec![FieldProblem::new("email", code, message)],
            Self::TitleTaken => problem.fields = vec![FieldProblem::new("title", code, message)],
            Self::WrongPassword => {
                problem.fields = vec![FieldProblem::new("current", code, message)];
            }
            Self::WrongCode => problem.fields = vec![FieldProblem::new("code", code, message)],
            _ => {}
        }
        problem
    }

    /// How long a client should wait before it tries again.
    fn pause(&self) -> Option<Duration> {
        match self {
            Self::TooManyAttempts(pause) | Self::TooOften(pause) => Some(*pause),
            Self::Busy | Self::TooManyAtOnce => Some(Duration::from_secs(2)),
            Self::NoRoom => Some(Duration::from_secs(60)),
            _ => None,
        }
    }

    /// One field that breaks a rule.
    pub(crate) fn field(field: &str, code: &str, message: impl ToString) -> Self {
        Self::Invalid(vec![FieldProblem::new(field, code, message.to_string())])
    }

    pub(crate) fn from_panic(_panic: Box<dyn Any + Send>) -> Response {
        tracing::error!("a request handler panicked");
        Self::Internal.into_response()
    }
}

impl From<Vec<Mistake>> for ApiError {
    fn from(mistakes: Vec<Mistake>) -> Self {
        Self::Invalid(mistakes.iter().map(FieldProblem::from).collect())
    }
}

impl From<BytesRejection> for ApiError {
    fn from(rejection: BytesRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            _ => Self::BadBody,
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => Self::NameTaken,
            StoreError::EmailTaken => Self::EmailTaken,
            StoreError::TitleTaken => Self::TitleTaken,
            StoreError::ChangedMeanwhile => Self::ChangedMeanwhile,
            StoreError::UserGone => Self::NotLoggedIn,
            StoreError::TooLarge { .. }
            | StoreError::ZeroByte { .. }
            | StoreError::NotAWord { .. } => Self::WrongShape(format!("{error}.")),
            StoreError::Busy | StoreError::Closed => Self::Busy,
            error => {
                tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
                match () {
                    () if error.is_full() => Self::NoRoom,
                    () if error.is_out_of_reach() => Self::Busy,
                    () => Self::Internal,
                }
            }
        }
    }
}

impl From<HashError> for ApiError {
    fn from(error: HashError) -> Self {
        match error {
            HashError::Busy | HashError::Stopping => Self::Busy,
            error => {
                tracing::error!(error = &error as &dyn std::error::Error, "no hash");
                Self::Internal
            }
        }
    }
}

impl From<KeyringError> for ApiError {
    fn from(error: KeyringError) -> Self {
        match error {
            KeyringError::Store(error) => error.into(),
            error => {
                tracing::error!(error = &error as &dyn std::error::Error, "no signing key");
                Self::Internal
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, ..) = self.describe();
        let status = StatusCode::from_u16(status).expect("the table holds valid status codes");
        let body = serde_json::to_string(&self.problem()).expect("strings always serialize");
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        let mut response = (status, kind, body).into_response();
        if let Some(pause) = self.pause() {
            let seconds = HeaderValue::from(pause.as_secs().max(1));
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}
