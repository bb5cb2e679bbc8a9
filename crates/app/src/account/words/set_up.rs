//! Words of the page on which a new server gets its first administrator.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Set up this server";
    lead => "You are about to become its administrator: you can help people who forgot their password, and decide who may join.";
    code => "Set-up code";
    code_hint => "The server printed it when it started.";
    who => "Who may make an account?";
    open => "Anyone who finds this site";
    open_meaning => "Good for a family or a club: people sign up by themselves.";
    closed => "Only the people I make accounts for";
    closed_meaning => "Good for a class: nobody joins without you.";
    email_rule => "Do accounts need an email address?";
    optional => "No, a log-in name is enough";
    optional_meaning => "Right for children without an address of their own. If they forget their password, you give them a code.";
    needed => "Yes, everyone gives one";
    needed_meaning => "People can set a new password by themselves, if this server sends mail.";
    send => "Set up the server";
    sending => "Setting up…";
    you => "Your account";
    done_heading => "This server is set up";
    done => "It has its administrator already. There is nothing left to do here.";
    yours_heading => "The server is yours";
    yours => "You are its administrator now, and logged in. Invite the others: they only need the address of this site.";
    to_admin => "Look after the server";
    hint_start => "This server is new. ";
    hint_link => "Set it up";
}
