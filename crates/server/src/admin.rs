//! `rookery admin`: looking after accounts without the page. What is done here is noted as done by
//! nobody, because whoever reaches the database is above its accounts.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use rookery_protocol::account::LoginName;
use rookery_store::{NewAudit, Role, SignUp, Store, User, UserQuery};

use crate::auth::password::Passwords;
use crate::auth::session::Signer;
use crate::clock::now;
use crate::{AdminConfig, AdminTask, api, secret};

const PAGE: u32 = 100;
const VALID: Duration = Duration::from_secs(24 * 60 * 60);

/// Does it, and returns what to tell.
///
/// # Errors
/// Nobody with that name, or a failing database.
pub async fn run(config: &AdminConfig) -> Result<String> {
    let store = config.database.open().await?;
    let told = perform(&store, &config.task).await;
    store.close().await;
    told
}

async fn perform(store: &Store, task: &AdminTask) -> Result<String> {
    match task {
        AdminTask::RotateKeys => {
            let ended = store.rotate_signing_key(Signer::new_key(now())).await?;
            note(store, None, "rotate_keys").await?;
            Ok(format!("There is a new key. It ended {ended} sessions."))
        }
        AdminTask::List { text } => list(store, text.as_deref()).await,
        AdminTask::Create { name, admin } => {
            let login = LoginName::parse(name)?;
            let sign_up = SignUp {
                display: login.to_string(),
                login: Some(login.to_string()),
                email: None,
                // Of a secret that nobody knows, until a password is set.
                password: Passwords::default().hash(&secret::new_token()).await?,
            };
            let role = if *admin { Role::Admin } else { Role::User };
            let user = store.create_user(role, sign_up, now()).await?;
            note(store, Some(&user), "create_user").await?;
            hand_out(store, &user).await
        }
        AdminTask::ResetPassword { name } => {
            let user = find(store, name).await?;
            note(store, Some(&user), "reset_code").await?;
            hand_out(store, &user).await
        }
        AdminTask::MakeAdmin { name } => {
            let user = find(store, name).await?;
            store.change_role(user.id, Role::Admin).await?;
            store.end_sessions(user.id, None).await?;
            note(store, Some(&user), "role").await?;
            Ok(format!(
                "{} is an administrator from the next log-in on.",
                user.display
            ))
        }
    }
}

async fn list(store: &Store, text: Option<&str>) -> Result<String> {
    let mut query = UserQuery {
        text: text.map(str::to_owned),
        limit: PAGE,
        ..UserQuery::default()
    };
    let mut told = String::new();
    loop {
        let users = store.users(&query).await?;
        for user in &users {
            let names = [&user.login, &user.email].into_iter().flatten();
            let names = names.map(String::as_str).collect::<Vec<_>>().join(", ");
            writeln!(
                told,
                "{} {:5} {} ({names})",
                user.id,
                user.role.as_str(),
                user.display
            )?;
        }
        match users.last() {
            Some(last) => query.before = Some(last.id),
            None => return Ok(told),
        }
    }
}

async fn hand_out(store: &Store, user: &User) -> Result<String> {
    let code = api::new_reset_code(store, user, VALID).await?.code;
    Ok(format!(
        "{} can set a password at /reset-password within a day, with this code: {code}",
        user.display
    ))
}

async fn find(store: &Store, name: &str) -> Result<User> {
    let found = store.credentials(name).await?;
    let found = found.with_context(|| format!("nobody logs in with `{name}`"))?;
    Ok(found.user)
}

async fn note(store: &Store, target: Option<&User>, act: &str) -> Result<()> {
    let act = NewAudit {
        actor: None,
        target: target.map(|user| user.id),
        act: act.to_owned(),
        detail: "by the command line".to_owned(),
    };
    store.append_audit(act, now()).await?;
    Ok(())
}
