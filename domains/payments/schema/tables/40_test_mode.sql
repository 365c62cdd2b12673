alter table payments.link add column is_test boolean not null default false;
alter table payments.payment add column is_test boolean not null default false;
comment on column payments.link.is_test is 'Made with a test key: its payments move no money.';
comment on column payments.payment.is_test is 'Of a test link: the ledger knows nothing of it.';
create index link_by_mode on payments.link (merchant_id, is_test, id desc);
create index payment_by_mode on payments.payment (merchant_id, is_test, id desc);

alter table payments.attempt
  alter column transfer_id drop not null,
  add constraint attempt_moves_money check ((transfer_id is null) = (rail = 'test'));
comment on column payments.attempt.transfer_id is 'Null on the rail test, which moves nothing.';

alter table payments.refund
  alter column transfer_id drop not null,
  add column key_id uuid;
create index refund_by_key on payments.refund (key_id, at) where key_id is not null;
comment on column payments.refund.transfer_id is 'Null for a test payment: nothing has moved.';
comment on column payments.refund.key_id is 'The API key that gave it back; null where its merchant did. It counts against the limit of the key.';
