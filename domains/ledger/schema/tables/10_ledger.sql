create schema ledger;
comment on schema ledger is
  'The double-entry ledger under every money domain. Amounts are whole minor units. A transfer takes from its debit account and gives to its credit account: balances grow with credits, so that all balances of one asset sum to zero.';

create table ledger.asset (
  code text not null,
  exponent smallint not null,
  symbol text not null,
  name text not null,
  kind text not null,
  max_supply bigint,
  position smallint not null,
  constraint asset_pkey primary key (code),
  constraint asset_code_format check (code ~ '^[A-Z][A-Z0-9]{2,9}$'),
  constraint asset_exponent_range check (exponent between 0 and 6),
  constraint asset_kind_known check (kind in ('currency', 'token')),
  constraint asset_supply_fits check (max_supply::numeric * power(10::numeric, exponent::numeric) <= 4000000000000000000),
  constraint asset_position_key unique (position)
);
comment on table ledger.asset is
  'What can be held. The exponent is the number of decimals of the minor unit and never changes. Maximal supply is in whole units, null where there is none.';

insert into ledger.asset (code, exponent, symbol, name, kind, max_supply, position)
values
  ('JVD', 2, 'Ɉ', 'JVD', 'currency', 400000000000000, 1),
  ('USD', 2, '$', 'US Dollar', 'currency', null, 2),
  ('EUR', 2, '€', 'Euro', 'currency', null, 3),
  ('GBP', 2, '£', 'British Pound', 'currency', null, 4),
  ('JPY', 0, '¥', 'Japanese Yen', 'currency', null, 5),
  ('CNY', 2, 'CN¥', 'Chinese Yuan', 'currency', null, 6),
  ('INR', 2, '₹', 'Indian Rupee', 'currency', null, 7),
  ('CAD', 2, 'CA$', 'Canadian Dollar', 'currency', null, 8),
  ('AUD', 2, 'A$', 'Australian Dollar', 'currency', null, 9),
  ('USDC', 6, 'USDC', 'USD Coin', 'token', null, 10);

-- Rules of columns that seldom change are domains: they are checked when a value is assigned, and not again at every posting.
create domain ledger.owner_kind as text
  constraint account_owner_kind_known check (value in ('person', 'business', 'fund', 'system'));
create domain ledger.account_class as text
  constraint account_class_known check (value in ('asset', 'liability', 'equity', 'income', 'expense', 'transit'));
create domain ledger.account_status as text
  constraint account_status_known check (value in ('open', 'no_debit', 'frozen', 'closed'));
create domain ledger.word as text
  constraint word_format check (value ~ '^[a-z][a-z0-9_]{0,39}$');
