-- Who decided does not pay.
alter table disbursements.envelope add column decided_by uuid[] not null default '{}';
comment on column disbursements.envelope.decided_by is 'Who decided what it pays for: they do not approve its payment.';
