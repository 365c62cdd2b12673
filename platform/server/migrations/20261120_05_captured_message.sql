create table platform.captured_message (
  id uuid not null constraint captured_message_key primary key,
  kind text not null constraint captured_message_kind check (kind in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null
);
comment on table platform.captured_message is
  'Mail and text messages of an installation without a carrier, readable at /dev/outbox. Empty in production.';

create index captured_message_recipient on platform.captured_message (lower(recipient), at desc, id desc);
create index captured_message_newest on platform.captured_message (at desc, id desc);
