alter table payments.link
  add column capture text not null default 'automatic',
  add constraint link_capture_known check (capture in ('automatic', 'manual'));
comment on column payments.link.capture is 'manual: the money is held in the payer''s wallet until the merchant captures it.';

alter table payments.payment
  add column capture text not null default 'automatic',
  add column authorized bigint,
  add column hold_id uuid,
  add column capture_until timestamptz,
  drop constraint payment_state_known,
  drop constraint payment_end_known,
  add constraint payment_state_known check (
    state in ('requires_payment_method', 'processing', 'requires_capture', 'succeeded', 'canceled')
  ),
  add constraint payment_end_known check ((state in ('succeeded', 'canceled')) = (ended_at is not null)),
  add constraint payment_capture_known check (capture in ('automatic', 'manual')),
  add constraint payment_authorized_manual check ((authorized is not null) <= (capture = 'manual')),
  add constraint payment_waits_authorized check ((state = 'requires_capture') <= (authorized is not null)),
  add constraint payment_within_authorized check (amount <= authorized),
  add constraint payment_capture_timed check ((authorized is not null) = (capture_until is not null)),
  add constraint payment_hold_moves_money check ((hold_id is not null) = (authorized is not null and not is_test));
create index payment_to_release on payments.payment (capture_until) where state = 'requires_capture';
comment on column payments.payment.authorized is
  'What the payer agreed to have held. From the capture on, amount is what was taken of it; the rest went back.';
comment on column payments.payment.hold_id is 'The hold in the ledger; null for a test payment, which holds nothing.';
