//! What administrators did.

use rookery_store::{NewAudit, UserId};

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
        bench.store.delete_user(rita).await.unwrap();
        let [rotate, rename] = &bench.store.audit(None, 9).await.unwrap()[..] else { panic!() };
        assert_eq!((rename.actor, rename.target, &*rename.detail), (Some(admin), None, ""));
        assert_eq!((rotate.actor, &*rotate.detail), (Some(admin), "detail of rotate"));
        bench.store.delete_user(admin).await.unwrap();
        let acts = bench.store.audit(None, 9).await.unwrap();
        assert!(acts.iter().all(|entry| entry.actor.is_none() && entry.detail.is_empty()));
    }

    async fn the_command_line_acts_as_nobody(bench: Bench) {
        bench.store.append_audit(act(None, None, "rotate"), NOW).await.unwrap();
        assert_eq!(bench.store.audit(None, 9).await.unwrap()[0].actor, None);
    }
}
