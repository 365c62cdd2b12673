-- Captured messages are those of installations without a carrier: they are there to be looked at, so the readable ones go.
delete from platform.captured_message;
alter table platform.captured_message
  drop column recipient,
  drop column subject,
  drop column text,
  drop column html,
  add column recipient_hash bytea not null,
  add column sealed text not null,
  add constraint captured_message_sealed check (sealed ~ '^v[0-9]+[.]');
create index captured_message_recipient on platform.captured_message (recipient_hash, at desc, id desc);
comment on column platform.captured_message.sealed is 'Recipient, subject and bodies, encrypted under a key that is not in the database.';
comment on column platform.captured_message.recipient_hash is 'Keyed, of the address in lower case: by it the messages of one recipient are found.';

-- Existing answers are sealed when the product starts, since SQL has no keys; from now on none is written readable.
alter table platform.idempotency
  add column sealed_body text,
  add constraint idempotency_body_sealed check (body is null) not valid;
comment on column platform.idempotency.body is 'Empty: answers hold bank details and names. See sealed_body.';
comment on column platform.idempotency.sealed_body is 'The answer as JSON text, encrypted under a key that is not in the database. A repeat gets the same text.';
comment on column platform.idempotency.request_hash is 'Keyed: nobody finds out from it what was asked by trying.';
