create table payments.rail_pause (
  id uuid not null,
  rail text not null,
  reason text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  is_sample boolean not null default false,
  constraint rail_pause_pkey primary key (id),
  constraint rail_pause_reason_known check (reason in ('maintenance', 'fault', 'safety')),
  constraint rail_pause_ends_later check (until_at >= from_at)
);
create unique index rail_pause_one_now on payments.rail_pause (rail) where until_at is null;
create index rail_pause_by_time on payments.rail_pause (from_at);
comment on table payments.rail_pause is
  'When officers kept payments off a rail. The audit log says who did it. A null until_at: it lasts.';

create table payments.rail_day (
  rail text not null,
  day date not null,
  attempts integer not null,
  share_bps integer,
  took_ms integer,
  has_samples boolean not null,
  constraint rail_day_pkey primary key (rail, day),
  constraint rail_day_attempts_positive check (attempts > 0),
  constraint rail_day_share_range check (share_bps between 0 and 10000),
  constraint rail_day_took_positive check (took_ms >= 0)
);
comment on table payments.rail_day is
  'How a rail did on a day (UTC), counted again from the attempts by a job: the public page reads these few rows and never the attempts.';
comment on column payments.rail_day.share_bps is
  'What went well of what the rail answers for: the mean of the merchants'' shares, so that no one merchant colours a day. Null: nothing counts.';
