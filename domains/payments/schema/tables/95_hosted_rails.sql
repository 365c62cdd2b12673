alter table payments.payment
  add column method text,
  drop constraint payment_state_known,
  add constraint payment_state_known check (
    state in (
      'requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded',
      'canceled'
    )
  ),
  add constraint payment_method_known check (method in ('wallet', 'card', 'open_payments', 'test_number')),
  add constraint payment_method_chosen check ((state in ('requires_confirmation', 'requires_action')) <= (method is not null));
comment on column payments.payment.method is 'How the payer has chosen to pay; null where they have not said.';

alter table payments.attempt
  add column provider_ref text,
  add column payer_address text,
  add column action_url text,
  add column action_until timestamptz,
  drop constraint attempt_moves_money,
  add constraint attempt_moves_money check (
    (transfer_id is not null) <= (rail in ('internal', 'stripe', 'open_payments') and state <> 'failed')
  ),
  add constraint attempt_action_ends check ((action_url is not null) <= (action_until is not null));
comment on column payments.attempt.provider_ref is 'How the rail calls the request: it is asked by this name where it has said one.';
comment on column payments.attempt.payer_address is 'The public address of the payer''s wallet at another provider, as they gave it.';
comment on column payments.attempt.action_url is
  'Where the payer goes on, at the rail. Null with a time: the simulated bank, which is asked on our own page.';
comment on column payments.attempt.action_until is 'Until then the payer can do what the rail asks of them; null where it asks nothing.';

create table payments.sandbox_answer (
  reference text not null,
  outcome text not null,
  at timestamptz not null,
  constraint sandbox_answer_pkey primary key (reference),
  constraint sandbox_answer_outcome_known check (outcome in ('approved', 'refused'))
);
comment on table payments.sandbox_answer is
  'What the payer of a test has answered the simulated bank that wanted to know whether it is them. Once for each request.';

alter table payments.refund
  add column state text not null default 'succeeded',
  add column from_pending bigint not null default 0,
  add column sent_at timestamptz,
  add column asked integer not null default 0,
  add constraint refund_state_known check (state in ('pending', 'succeeded', 'failed')),
  add constraint refund_from_pending_range check (from_pending >= 0 and from_pending <= amount),
  add constraint refund_asked_positive check (asked >= 0);
create index refund_on_its_way on payments.refund (at) where state = 'pending';
comment on column payments.refund.state is
  'pending: a rail of another company gives it back, and has not said that it has. failed: the merchant has the money again.';
comment on column payments.refund.sent_at is 'From here on the rail may have taken it: it is asked first.';

alter table payments.dispute
  add column provider_ref text;
create unique index dispute_of_rail on payments.dispute (rail, provider_ref) where provider_ref is not null;
comment on column payments.dispute.provider_ref is 'How the rail calls it; null where it is none of a rail of another company.';
