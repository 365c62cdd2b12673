alter table risk.rule add column is_sample boolean not null default false;
comment on column risk.rule.is_sample is 'Of a demonstration. It has ended, so that it decides nothing of a real payment.';
alter table risk.decision add column is_sample boolean not null default false;
comment on column risk.decision.is_sample is 'Of an invented payment.';
