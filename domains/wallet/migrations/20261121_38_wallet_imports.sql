create table wallet.outside_account (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  created_at timestamptz not null,
  constraint outside_account_pkey primary key (id),
  constraint outside_account_name_key unique (user_id, name)
);
comment on table wallet.outside_account is
  'Accounts at other banks whose statements a person has taken in to look at. They hold no money of ours and never touch the ledger.';

create table wallet.outside_entry (
  account_id uuid not null,
  position bigint not null,
  fingerprint bytea not null,
  booked_on date not null,
  amount numeric not null,
  currency text not null,
  text text not null,
  constraint outside_entry_pkey primary key (account_id, position),
  constraint outside_entry_once unique (account_id, fingerprint),
  constraint outside_entry_account_fkey foreign key (account_id) references wallet.outside_account (id) on delete cascade
);
create index outside_entry_newest on wallet.outside_entry (account_id, booked_on desc, position desc);
comment on table wallet.outside_entry is
  'What happened on an account elsewhere, as its bank wrote it. The fingerprint is of what makes the entry one of its kind, so that a statement taken in again adds nothing.';
