//! The question behind the `?` of an address: only parameters that the description of the API names
//! are read, and any other is refused by its name, so that none is ever passed over in silence.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::extract::{MatchedPath, Query, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, ParameterIn};

use crate::error::ApiError;

/// What may be asked, by method and path as the description writes them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Questions(Arc<BTreeMap<(Method, String), BTreeSet<String>>>);

impl Questions {
    pub(crate) fn of<'a>(
        described: impl Iterator<Item = (Method, &'a str, &'a Operation)>,
    ) -> Self {
        let names = |operation: &Operation| {
            let all = operation.parameters.iter().flatten();
            let asked = all.filter_map(|one| match one {
                RefOr::T(one) if one.parameter_in == ParameterIn::Query => Some(one.name.clone()),
                _ => None,
            });
            asked.collect()
        };
        let known = described.map(|(method, path, told)| ((method, path.to_owned()), names(told)));
        Self(Arc::new(known.collect()))
    }

    /// The first name that nothing is known by.
    fn stranger(&self, request: &Request) -> Option<String> {
        let path = request.extensions().get::<MatchedPath>()?.as_str();
        let path = path.strip_prefix("/api/v1").unwrap_or(path).to_owned();
        let method = match request.method() {
            &Method::HEAD => Method::GET,
            method => method.clone(),
        };
        let known = self.0.get(&(method, path))?;
        let Query(asked) = Query::<Vec<(String, String)>>::try_from_uri(request.uri()).ok()?;
        let mut names = asked.into_iter().map(|(name, _)| name);
        names.find(|name| !known.contains(name))
    }
}

/// Answers no question that holds a name it does not know.
pub(crate) async fn guard(
    State(questions): State<Questions>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    match questions.stranger(&request) {
        Some(name) => Err(ApiError::UnknownParameter(name)),
        None => Ok(next.run(request).await),
    }
}
