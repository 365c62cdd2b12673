create schema payouts;

create table payouts.payout (
  id uuid not null,
  merchant_id uuid not null,
  asset text not null,
  amount bigint not null,
  state text not null default 'asked',
  is_scheduled boolean not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz,
  answered_by uuid,
  ended_at timestamptz,
  transfer_id uuid,
  reference text,
  reason text,
  constraint payout_pkey primary key (id),
  constraint payout_state_known check (state in ('asked', 'waiting', 'held', 'blocked', 'paid', 'declined', 'canceled', 'expired', 'failed')),
  constraint payout_amount_positive check (amount > 0),
  constraint payout_end_known check ((state in ('paid', 'declined', 'canceled', 'expired', 'failed')) = (ended_at is not null)),
  constraint payout_paid_once check ((state = 'paid') = (transfer_id is not null)),
  constraint payout_two_people check (answered_by is null or answered_by <> asked_by)
);
create index payout_by_merchant on payouts.payout (merchant_id, id desc);
create index payout_open on payouts.payout (due_at) where ended_at is null;
comment on table payouts.payout is
  'Money of a merchant from their sales to their wallet. Beyond what one person has paid out in a day it waits for a second one, or for time.';

create table payouts.schedule (
  merchant_id uuid not null,
  asset text not null,
  cadence text not null,
  weekday smallint,
  month_day smallint,
  time_zone text not null,
  minimum bigint not null,
  set_by uuid not null,
  set_at timestamptz not null,
  next_at timestamptz not null,
  constraint schedule_pkey primary key (merchant_id, asset),
  constraint schedule_cadence_known check (cadence in ('daily', 'weekly', 'monthly')),
  constraint schedule_weekday_range check ((cadence = 'weekly') = (weekday is not null) and weekday between 1 and 7),
  constraint schedule_day_range check ((cadence = 'monthly') = (month_day is not null) and month_day between 1 and 31),
  constraint schedule_minimum_positive check (minimum > 0)
);
create index schedule_due on payouts.schedule (next_at);
comment on table payouts.schedule is 'When the sales of a merchant in one currency are paid out by themselves.';
