create table rates.alert (
  id uuid not null,
  user_id uuid not null,
  base text not null,
  quote text not null,
  direction text not null,
  rate numeric(36, 18) not null,
  created_at timestamptz not null,
  reached_at timestamptz,
  -- A rate crossed over extreme ones may be larger or smaller than any source may say.
  reached_rate numeric,
  constraint alert_pkey primary key (id),
  constraint alert_direction_known check (direction in ('above', 'below')),
  constraint alert_rate_positive check (rate > 0),
  constraint alert_two_currencies check (base <> quote),
  constraint alert_reached_whole check ((reached_at is null) = (reached_rate is null))
);
create index alert_of_person on rates.alert (user_id, id desc);
create index alert_waiting on rates.alert (base, quote, direction, rate) where reached_at is null;
create unique index alert_waiting_once on rates.alert (user_id, base, quote, direction, rate)
  where reached_at is null;
comment on table rates.alert is 'Who wants to be told when a rate is reached. Told once, then kept as reached.';
