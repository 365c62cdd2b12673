create schema wallet;
comment on schema wallet is 'What people do with their money. Balances and transfers themselves are in the ledger.';

create table wallet.sandbox_use (
  user_id uuid not null,
  day date not null,
  asset text not null,
  amount bigint not null,
  constraint sandbox_use_pkey primary key (user_id, day, asset),
  constraint sandbox_use_positive check (amount > 0)
);
comment on table wallet.sandbox_use is 'How much play money a person has added on a UTC day, in minor units of the asset.';
