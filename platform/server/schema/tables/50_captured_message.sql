create table platform.captured_message (
  id uuid not null constraint captured_message_key primary key,
  kind text not null constraint captured_message_kind check (kind in ('email', 'sms')),
  at timestamptz not null,
  recipient_hash bytea not null,
  sealed text not null,
  constraint captured_message_sealed check (sealed ~ '^v[0-9]+[.]')
);
create index captured_message_newest on platform.captured_message (at desc, id desc);
create index captured_message_recipient on platform.captured_message (recipient_hash, at desc, id desc);
comment on table platform.captured_message is
  'Mail and text messages of an installation without a carrier, readable at /dev/outbox. Empty in production.';
comment on column platform.captured_message.sealed is 'Recipient, subject and bodies, encrypted under a key that is not in the database.';
comment on column platform.captured_message.recipient_hash is 'Keyed, of the address in lower case: by it the messages of one recipient are found.';
