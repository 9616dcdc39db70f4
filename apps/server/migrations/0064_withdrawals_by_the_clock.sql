-- A withdrawal that nobody began to pay within the limit goes back by itself: then nobody moved it.
alter table withdrawal_transitions alter column by_account drop not null;
