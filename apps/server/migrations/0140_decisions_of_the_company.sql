-- Settings are nobody's: a decision about them names no account, and needs a second person all the same (alone_cents -1).
alter table staff_decisions drop constraint staff_decisions_accounts_check;
