-- Bank details and other banks' statements are encrypted. What is readable now is sealed when the product starts, since SQL has no keys;
-- from now on none is written readable.
alter table wallet.payout_account
  alter column holder drop not null,
  alter column account drop not null,
  alter column bank drop not null,
  add column details text,
  add constraint payout_account_sealed check (holder is null and account is null and bank is null and details is not null) not valid;
comment on column wallet.payout_account.details is 'Holder, account and bank as JSON, encrypted under a key that is not in the database.';

alter table wallet.outside_account
  drop constraint outside_account_name_key,
  alter column name drop not null,
  add column sealed_name text,
  add column name_hash bytea,
  add constraint outside_account_name_once unique (user_id, name_hash),
  add constraint outside_account_sealed check (name is null and sealed_name is not null and name_hash is not null) not valid;
comment on column wallet.outside_account.name_hash is 'Keyed, of person and name: a name stands once with each person.';

alter table wallet.outside_entry
  alter column amount drop not null,
  alter column currency drop not null,
  alter column text drop not null,
  add column details text,
  add constraint outside_entry_sealed check (amount is null and currency is null and text is null and details is not null) not valid;
comment on column wallet.outside_entry.details is 'Amount, currency and text as JSON, encrypted under a key that is not in the database.';
comment on column wallet.outside_entry.fingerprint is 'Keyed, of what makes the entry one of its kind, so that a statement taken in again adds nothing.';
