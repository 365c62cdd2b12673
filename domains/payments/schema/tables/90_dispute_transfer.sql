alter table payments.dispute add column transfer_id uuid;
comment on column payments.dispute.transfer_id is 'What went back to the payer; null while nothing has, and for a test.';
