create table platform.message (
  id uuid not null constraint message_key primary key,
  job text not null constraint message_job check (job in ('platform.deliver_email', 'platform.deliver_sms')),
  sealed text not null,
  queued_at timestamptz not null,
  given_up_at timestamptz,
  constraint message_sealed check (sealed ~ '^v[0-9]+[.]')
);
comment on table platform.message is
  'Mail and text messages on their way to a carrier; deleted when it has taken them. Their jobs in the queue know the id alone.';
comment on column platform.message.sealed is 'Recipient, subject and bodies, encrypted under a key that is not in the database.';
comment on column platform.message.given_up_at is 'When the last attempt failed. The message stays for the operator to look at, for some months.';
