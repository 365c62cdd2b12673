alter table payments.payment
  drop constraint payment_state_known,
  drop constraint payment_end_known,
  add constraint payment_state_known check (
    state in ('requires_payment_method', 'processing', 'succeeded', 'canceled')
  ),
  add constraint payment_end_known check (
    (state in ('requires_payment_method', 'processing')) = (ended_at is null)
  );

alter table payments.attempt
  drop constraint attempt_state_known,
  drop constraint attempt_moves_money,
  add column round integer not null default 1,
  add column instrument text,
  add column failure text,
  add column took_ms integer,
  add column sent_at timestamptz,
  add column asked integer not null default 0,
  add column ask_at timestamptz,
  add column ended_at timestamptz;
update payments.attempt set ended_at = at;
alter table payments.attempt
  add constraint attempt_state_known check (state in ('pending', 'succeeded', 'failed')),
  add constraint attempt_moves_money check ((transfer_id is not null) <= (rail = 'internal')),
  add constraint attempt_round_positive check (round > 0),
  add constraint attempt_took_positive check (took_ms >= 0),
  add constraint attempt_asked_positive check (asked >= 0),
  add constraint attempt_end_known check ((state = 'pending') = (ended_at is null)),
  add constraint attempt_failure_said check ((failure is not null) >= (state = 'failed')),
  add constraint attempt_success_clean check ((failure is not null) <= (state <> 'succeeded')),
  add constraint attempt_asked_sent check ((ask_at is not null) <= (sent_at is not null));
create unique index attempt_one_pending on payments.attempt (payment_id) where state = 'pending';
create index attempt_silent on payments.attempt (sent_at) where state = 'pending';
comment on column payments.attempt.round is 'Attempts that one confirmation of the payer led to have the same round.';
comment on column payments.attempt.instrument is 'The name of the test number. No number of a card is kept.';
comment on column payments.attempt.sent_at is
  'From here on the rail may have taken the request: it is asked what became of it, and the request is never sent again.';
comment on column payments.attempt.ask_at is 'When the rail is asked again; null where it has not been silent.';

create table payments.sandbox_charge (
  reference text not null,
  rail text not null,
  outcome text not null,
  at timestamptz not null,
  known_at timestamptz not null,
  constraint sandbox_charge_pkey primary key (reference)
);
comment on table payments.sandbox_charge is
  'The books of the simulated rails, apart from ours as a rail''s books are: one row for each request that has arrived. No money is in them.';
