alter table verification.check_result add column reason text;
comment on column verification.check_result.reason is 'In the words of the officer who decided it; null where a rule did.';
