-- The platform's one function keeps states to their machines (functions/20_keep_withdrawal.sql).
drop trigger if exists withdrawal_follows_machine on banking.withdrawal;
drop function if exists banking.withdrawal_may_become(text, text);
