-- Codes for a new password that nobody can guess, and that wrong guesses do not use up: for accounts that somebody guesses at.
alter table one_time_codes add column long boolean not null default false;
