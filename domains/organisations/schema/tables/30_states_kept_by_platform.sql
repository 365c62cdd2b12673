-- The platform's one function keeps states to their machines (functions/20_keep_invitation.sql).
drop trigger if exists invitation_follows_machine on organisations.invitation;
drop function if exists organisations.keep_invitation_states();
drop function if exists organisations.invitation_may_become(text, text);
