create schema standing_orders;
comment on schema standing_orders is 'Payments that people schedule. Balances and transfers themselves are in the ledger.';

create table standing_orders.standing_order (
  id uuid not null,
  user_id uuid not null,
  payee_user_id uuid not null,
  asset text not null,
  amount bigint not null,
  note text,
  every text not null,
  on_day smallint,
  first_on date not null,
  until_on date,
  count integer,
  state text not null default 'active',
  pause_reason text,
  next_occurrence integer not null default 0,
  next_on date,
  due_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint standing_order_pkey primary key (id),
  constraint standing_order_two_people check (user_id <> payee_user_id),
  constraint standing_order_amount_positive check (amount > 0),
  constraint standing_order_every_known check (every in ('once', 'daily', 'weekly', 'monthly', 'yearly')),
  constraint standing_order_day_range check (on_day is null or (on_day between 1 and 32 and every = 'monthly')),
  constraint standing_order_one_end check (until_on is null or count is null),
  constraint standing_order_count_positive check (count > 0),
  constraint standing_order_state_known check (state in ('active', 'paused', 'ended')),
  constraint standing_order_pause_known check (state = 'paused' or pause_reason is null),
  constraint standing_order_next_known check ((state = 'active') = (due_at is not null)),
  constraint standing_order_date_known check ((state = 'ended') = (next_on is null)),
  constraint standing_order_end_known check ((state = 'ended') = (ended_at is not null)),
  constraint standing_order_attempts_positive check (attempts >= 0)
);
create index standing_order_by_person on standing_orders.standing_order (user_id, id desc);
create index standing_order_due on standing_orders.standing_order (due_at) where state = 'active';
comment on table standing_orders.standing_order is
  'A payment for later, once or again and again. Occurrences count from 0; the next is number next_occurrence on the day next_on and runs at due_at, which is later than that day after a failed attempt. on_day 32 is the last day of the month.';

create table standing_orders.standing_order_run (
  order_id uuid not null,
  occurrence integer not null,
  due_on date not null,
  outcome text not null,
  transfer_id uuid,
  refusal text,
  ran_at timestamptz not null,
  constraint standing_order_run_pkey primary key (order_id, occurrence),
  constraint standing_order_run_outcome_known check (outcome in ('paid', 'failed', 'skipped')),
  constraint standing_order_run_transfer_known check ((outcome = 'paid') = (transfer_id is not null)),
  constraint standing_order_run_refusal_known check (outcome <> 'failed' or refusal is not null)
);
comment on table standing_orders.standing_order_run is
  'What became of each occurrence of a standing order, exactly one row for each: paid, given up after its attempts, or skipped because it was too late.';
