//! `rookery admin`: looking after accounts without the page. What is done here is noted as done by
//! nobody, because whoever reaches the database is above its accounts.

use std::time::Duration;

use anyhow::{Context, Result};
use rookery_store::{NewAudit, Role, Store, User};

use crate::auth::session::Signer;
use crate::clock::now;
use crate::{AdminConfig, AdminTask, api};

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
        AdminTask::ResetPassword { name } => {
            let user = find(store, name).await?;
            let code = api::new_reset_code(store, &user, VALID).await?.code;
            note(store, Some(&user), "reset_code").await?;
            Ok(format!(
                "{} can set a new password at /reset-password within a day, with this code: {code}",
                user.display
            ))
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
