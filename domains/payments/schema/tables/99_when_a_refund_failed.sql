alter table payments.refund add column failed_at timestamptz;
update payments.refund set failed_at = at where state = 'failed';
alter table payments.refund add constraint refund_failure_dated check ((state = 'failed') = (failed_at is not null));
comment on column payments.refund.failed_at is 'When we heard that the rail does not give it back, or no longer has: it owes us the sum again.';
