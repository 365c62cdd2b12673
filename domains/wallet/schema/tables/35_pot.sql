create table wallet.pot (
  id uuid not null,
  user_id uuid not null,
  asset text not null,
  account_id uuid not null,
  name text not null,
  look text not null,
  target bigint,
  target_on date,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint pot_pkey primary key (id),
  constraint pot_account_key unique (account_id),
  constraint pot_target_positive check (target > 0),
  constraint pot_look_format check (look ~ '^[a-z]{2,20}$')
);
create index pot_by_person on wallet.pot (user_id, id desc);
comment on table wallet.pot is
  'Money put aside in an account of its own in the ledger: not spendable until it is moved back. Target in minor units.';
