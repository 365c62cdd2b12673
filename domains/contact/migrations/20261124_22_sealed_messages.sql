-- What people write to us, and what we answer. What is readable now is sealed when the product starts, since SQL has no keys.
alter table contact.entry
  alter column text drop not null,
  add column sealed_text text,
  add constraint entry_sealed check (text is null and sealed_text is not null) not valid;
comment on column contact.entry.sealed_text is 'Encrypted under a key that is not in the database.';
