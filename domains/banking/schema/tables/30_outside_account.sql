create table banking.outside_account (
  id uuid not null,
  user_id uuid not null,
  sealed_name text not null,
  name_hash bytea not null,
  created_at timestamptz not null,
  constraint outside_account_pkey primary key (id),
  constraint outside_account_name_once unique (user_id, name_hash)
);
comment on table banking.outside_account is
  'Accounts at other banks whose statements a person has taken in to look at. They hold no money of ours and never touch the ledger.';
comment on column banking.outside_account.name_hash is 'Keyed, of person and name: a name stands once with each person.';

create table banking.outside_entry (
  account_id uuid not null,
  position bigint not null,
  fingerprint bytea not null,
  booked_on date not null,
  details text not null,
  constraint outside_entry_pkey primary key (account_id, position),
  constraint outside_entry_once unique (account_id, fingerprint),
  constraint outside_entry_account_fkey foreign key (account_id) references banking.outside_account (id) on delete cascade
);
create index outside_entry_newest on banking.outside_entry (account_id, booked_on desc, position desc);
comment on table banking.outside_entry is
  'What happened on an account elsewhere, as its bank wrote it. The fingerprint is of what makes the entry one of its kind, so that a statement taken in again adds nothing.';
comment on column banking.outside_entry.details is 'Amount, currency and text as JSON, encrypted under a key that is not in the database.';
comment on column banking.outside_entry.fingerprint is 'Keyed, of what makes the entry one of its kind, so that a statement taken in again adds nothing.';
