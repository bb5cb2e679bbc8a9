//! The `rookery` program: reads its command line and serves the site.

#![forbid(unsafe_code)]

use clap::Parser;
use rookery_server::{
    App, Cli, Command, ServeConfig, Server, Site, admin, openapi, shutdown, telemetry,
};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Serve(config) => serve(&config).await,
        Command::Admin(config) => {
            println!("{}", admin::run(&config).await?);
            Ok(())
        }
        Command::Openapi => {
            println!("{}", openapi::document());
            Ok(())
        }
    }
}

async fn serve(config: &ServeConfig) -> anyhow::Result<()> {
    telemetry::start(config.quiet);
    let app = App::open(config, Site::embedded()).await?;
    let server = Server::bind(config, app.clone()).await?;
    let site = format!("http://{}", server.address());
    println!("Rookery is ready: {site}");
    if let Some(code) = app.new_set_up_code().await? {
        println!("It has no administrator yet. Open {site}/set-up and type this code: {code}");
    }
    if config.insecure_http {
        tracing::warn!("people log in over plain http: others in the network can listen");
    }
    server.run(shutdown::asked_to_stop()).await;
    app.store.close().await;
    Ok(())
}
