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

alter table identity.session add column device text;
create index session_device on identity.session (user_id, device) where device is not null;
comment on column identity.session.device is 'Hash of the device cookie of the browser that opened it. It opens nothing: it only tells a known browser from a strange one.';

alter table identity.one_time_token
  add column asked_device text,
  add column asked_network text,
  add column other_attempts integer not null default 0,
  add constraint one_time_token_other_attempts_limited check (other_attempts between 0 and 5);
comment on column identity.one_time_token.asked_device is 'The device that asked for the code. Guesses from elsewhere in its network are counted apart.';
comment on column identity.one_time_token.asked_network is 'The network (/24 or /48) that asked. A code typed in another network, without that device, never counts. Null: an operator asked, and the code is bound to nobody.';
