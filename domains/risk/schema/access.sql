-- Decisions stay as they were made; rules and entries end.
revoke delete on risk.rule, risk.entry from the_application;
revoke update, delete on risk.decision from the_application;
