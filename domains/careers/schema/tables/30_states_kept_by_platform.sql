-- The platform's one function keeps states to their machines (functions/20_keep_application.sql).
drop trigger if exists application_follows_machine on careers.application;
drop function if exists careers.keep_application_states();
drop function if exists careers.application_may_become(text, text);
