-- The platform's one function keeps states to their machines (functions/20_keep_posting.sql).
drop trigger if exists posting_follows_machine on jobs.posting;
drop function if exists jobs.keep_posting_states();
drop function if exists jobs.posting_may_become(text, text);
