//! What administrators did.

use std::time::Duration;

use rookery_store::{Look, NewAudit, UserId};

use crate::contract::{NOW, later, on_both};

fn act(actor: Option<UserId>, target: Option<UserId>, act: &str) -> NewAudit {
    NewAudit {
        actor,
        target,
        act: act.to_owned(),
        detail: format!("detail of {act}"),
    }
}

on_both! {
    async fn acts_come_in_pages_the_newest_first(bench: Bench) {
        let (admin, rita) = (bench.user("Admin").await.id, bench.user("Rita").await.id);
        for number in 0..5 {
            let new = act(Some(admin), Some(rita), &format!("act {number}"));
            bench.store.append_audit(new, later(number)).await.unwrap();
        }
        let first = bench.store.audit(None, 3).await.unwrap();
        let second = bench.store.audit(first.last().map(|entry| entry.id), 3).await.unwrap();
        let acts: Vec<_> = first.iter().chain(&second).map(|entry| &*entry.act).collect();
        assert_eq!(acts, ["act 4", "act 3", "act 2", "act 1", "act 0"]);
        assert_eq!((first[0].actor, first[0].target), (Some(admin), Some(rita)));
        assert_eq!((&*first[0].detail, first[0].at), ("detail of act 4", later(4)));
    }

    async fn an_act_outlives_the_people_in_it_without_naming_them(bench: Bench) {
        let (admin, rita) = (bench.user("Admin").await.id, bench.user("Rita").await.id);
        bench.store.append_audit(act(Some(admin), Some(rita), "rename"), NOW).await.unwrap();
        bench.store.append_audit(act(Some(admin), None, "rotate"), later(1)).await.unwrap();
        let look = bench.store.append_look(admin, rita, Look::Games, Duration::ZERO, NOW);
        look.await.unwrap();
        bench.store.delete_user(rita).await.unwrap();
        let [rotate, rename] = &bench.store.audit(None, 9).await.unwrap()[..] else { panic!() };
        assert_eq!((rename.actor, rename.target, &*rename.detail), (Some(admin), None, ""));
        assert_eq!((rotate.actor, &*rotate.detail), (Some(admin), "detail of rotate"));
        bench.store.delete_user(admin).await.unwrap();
        let acts = bench.store.audit(None, 9).await.unwrap();
        assert!(acts.iter().all(|entry| entry.actor.is_none() && entry.detail.is_empty()));
    }

    async fn a_look_is_noted_once_an_hour_and_told_to_whom_it_was_at(bench: Bench) {
        let (admin, rita) = (bench.user("Admin").await, bench.user("Rita").await.id);
        let pause = Duration::from_secs(10);
        let look = async |target, look, at| {
            bench.store.append_look(admin.id, target, look, pause, at).await.unwrap();
        };
        look(rita, Look::Games, NOW).await;
        look(rita, Look::Games, later(9)).await;
        look(rita, Look::Game, later(9)).await;
        look(admin.id, Look::Games, later(9)).await;
        look(rita, Look::Games, later(10)).await;
        bench.store.append_audit(act(None, Some(rita), "rename"), later(11)).await.unwrap();
        let acts = bench.store.acts_on(rita, None, 3).await.unwrap();
        let rest = bench.store.acts_on(rita, acts.last().map(|act| act.entry.id), 3).await.unwrap();
        let told: Vec<_> = acts.iter().chain(&rest)
            .map(|act| (&*act.entry.act, act.by.as_deref(), act.entry.at)).collect();
        let by = Some(&*admin.display);
        assert_eq!(told, [
            ("rename", None, later(11)),
            ("look_games", by, later(10)),
            ("look_game", by, later(9)),
            ("look_games", by, NOW),
        ]);
        assert_eq!(bench.store.acts_on(admin.id, None, 9).await.unwrap(), []);

        assert_eq!(bench.store.purge_looks(later(9)).await.unwrap(), 1);
        assert_eq!(bench.store.acts_on(rita, None, 9).await.unwrap().len(), 3);
        bench.store.delete_user(admin.id).await.unwrap();
        let acts = bench.store.acts_on(rita, None, 9).await.unwrap();
        assert!(acts.iter().all(|act| act.by.is_none()));
        assert_eq!(acts[1].entry.act, "look_games");
    }

    async fn the_command_line_acts_as_nobody(bench: Bench) {
        bench.store.append_audit(act(None, None, "rotate"), NOW).await.unwrap();
        assert_eq!(bench.store.audit(None, 9).await.unwrap()[0].actor, None);
    }
}
