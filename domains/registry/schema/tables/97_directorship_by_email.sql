alter table registry.directorship
  alter column user_id drop not null,
  add column sealed_email text,
  add column email_mark bytea,
  add constraint directorship_of_someone check (user_id is not null or email_mark is not null),
  add constraint directorship_address_unanswered check (sealed_email is null or answer is null);
comment on column registry.directorship.user_id is 'Null while it waits for the person who has the address.';
comment on column registry.directorship.sealed_email is 'Where the mail went. Gone once it was answered, or someone else is asked.';
comment on column registry.directorship.email_mark is 'A keyed hash of the address in lower case; null: a person was asked by their username.';
create unique index directorship_of_address on registry.directorship (case_id, email_mark)
  where replaced_at is null and email_mark is not null;
create index directorship_to_address on registry.directorship (email_mark, asked_at) where email_mark is not null;
