create table payments.risk_review (
  payment_id uuid not null,
  merchant_id uuid not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  ended_at timestamptz,
  constraint risk_review_pkey primary key (payment_id),
  constraint risk_review_state_known check (state in ('open', 'approved', 'refunded', 'blocked')),
  constraint risk_review_end_known check ((state = 'open') = (ended_at is null))
);
create index risk_review_by_merchant on payments.risk_review (merchant_id, payment_id desc);
comment on table payments.risk_review is
  'Payments that wait for their merchant''s look. While one is open nothing of it becomes available.';

alter table payments.payment
  add column in_review boolean not null default false,
  add column is_blocked boolean not null default false,
  add constraint payment_blocked_ended check (is_blocked <= (state = 'canceled'));
comment on column payments.payment.in_review is 'Its money stays pending until its merchant has looked.';
comment on column payments.payment.is_blocked is 'Its merchant''s rules or lists did not take it: no money has moved.';
create index payment_of_pair on payments.payment (payer_id, merchant_id, created_at desc);
