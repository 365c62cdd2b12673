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
