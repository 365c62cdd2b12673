-- The platform's one function keeps states to their machines (functions/10_keep_request.sql).
drop trigger if exists payment_request_follows_machine on payment_requests.payment_request;
drop function if exists payment_requests.keep_payment_request_states();
drop function if exists payment_requests.payment_request_may_become(text, text);
