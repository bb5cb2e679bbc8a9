//! The `rookery` program: reads its command line and serves the site.

#![forbid(unsafe_code)]

use clap::Parser;
use rookery_server::{App, Cli, Command, Server, Site, shutdown, telemetry};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Serve(config) => {
            telemetry::start(config.quiet);
            let server = Server::bind(&config, App::new(Site::embedded())).await?;
            println!("Rookery is ready: http://{}", server.address());
            server.run(shutdown::asked_to_stop()).await;
        }
    }
    Ok(())
}
