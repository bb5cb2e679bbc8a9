//! The `rookery` program: reads its command line and does what it says.

#![forbid(unsafe_code)]

use std::env;

use clap::Parser;
use rookery_server::{
    App, Cli, Command, ConfigTask, ServeConfig, Server, Site, admin, archive, metrics, openapi,
    puzzles, retention, shutdown, telemetry, with_file,
};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let line = with_file(env::args_os().collect())?;
    match Cli::parse_from(line).command {
        Command::Serve(config) => serve(&config).await?,
        Command::Admin(config) => println!("{}", admin::run(&config).await?),
        Command::Puzzles(config) => println!("{}", puzzles::command::run(&config).await?),
        Command::Backup(config) => println!("{}", archive::write(&config).await?),
        Command::Restore(config) => println!("{}", archive::read(&config).await?),
        Command::Config(ConfigTask::Check(config)) => println!("{}", config.check().await?),
        Command::Openapi => println!("{}", openapi::document()),
    }
    Ok(())
}

async fn serve(config: &ServeConfig) -> anyhow::Result<()> {
    telemetry::start(config);
    let app = App::open(config, Site::embedded()).await?;
    let server = Server::bind(config, app.clone()).await?;
    let site = server.site();
    println!("Rookery is ready: {site}");
    if let Some(code) = app.new_set_up_code().await? {
        println!("It has no administrator yet. Open {site}/set-up and type this code: {code}");
    }
    if config.insecure_http {
        tracing::warn!("people log in over plain http: others in the network can listen");
    }
    let housekeeping = tokio::spawn(retention::keep(app.store.clone()));
    let figures = metrics::serve(config, &app).await?;
    server.run(shutdown::asked_to_stop()).await;
    housekeeping.abort();
    figures.abort();
    app.store.close().await;
    Ok(())
}
