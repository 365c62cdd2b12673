alter table payments.payment
  add column refunded bigint not null default 0,
  add column refunded_pending bigint not null default 0,
  add constraint payment_refunded_range check (refunded >= 0 and refunded <= amount),
  add constraint payment_refunded_pending_range check (
    refunded_pending >= 0 and refunded_pending <= least(refunded, amount - fee)
  ),
  add constraint payment_refunded_paid check (refunded = 0 or state = 'succeeded');
comment on column payments.payment.refunded_pending is
  'How much of what was refunded came from what was still pending of this very payment; the rest came from the available balance.';

create table payments.refund (
  id uuid not null,
  payment_id uuid not null,
  amount bigint not null,
  transfer_id uuid not null,
  at timestamptz not null,
  constraint refund_pkey primary key (id),
  constraint refund_amount_positive check (amount > 0)
);
create index refund_by_payment on payments.refund (payment_id, id);
comment on table payments.refund is 'What a merchant gave back of a payment: many parts, together never more than was paid.';
