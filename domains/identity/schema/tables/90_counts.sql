create table identity.sms_count (
  bucket text not null,
  window_starts_at timestamptz not null,
  sent integer not null,
  returned integer not null default 0,
  stopped_at timestamptz,
  constraint sms_count_one_per_window primary key (bucket, window_starts_at),
  constraint sms_count_not_negative check (sent >= 0 and returned >= 0)
);
create index sms_count_window on identity.sms_count (window_starts_at);
comment on table identity.sms_count is 'How many SMS went to a number (by its hash), a block of numbers, a country and in all, in an hour or a day. Kept for two days.';
comment on column identity.sms_count.returned is 'How many of their codes were typed in: fraudsters, who live by the sending, type none.';
comment on column identity.sms_count.stopped_at is 'Nothing more is sent in this window.';

create table identity.day_count (
  subject text not null,
  what text not null,
  day date not null,
  count integer not null,
  constraint day_count_pkey primary key (subject, what, day),
  constraint day_count_known check (what in ('message', 'code_guess', 'password_guess', 'factor_guess')),
  constraint day_count_positive check (count > 0)
);
create index day_count_day on identity.day_count (day);
comment on table identity.day_count is
  'Messages sent and wrong guesses made in a day (UTC), for each account or address and apart for its known devices. Kept for two days.';
comment on column identity.day_count.subject is
  'user:<id>:known, user:<id>:strangers, or address:<hash> for everything sent to one address.';
