alter table payments.sandbox_charge
  add column asset text,
  add column amount bigint,
  add column settles text not null default 'whole',
  add column is_held boolean not null default false,
  add constraint sandbox_charge_amount_known check ((asset is null) = (amount is null) and amount > 0),
  add constraint sandbox_charge_settles_known check (settles in ('whole', 'short', 'never', 'twice'));
comment on column payments.sandbox_charge.amount is 'What the rail took; null for what it took before it wrote settlement files.';
comment on column payments.sandbox_charge.settles is 'What the simulation does with it in its settlement file, by the test number.';
comment on column payments.sandbox_charge.is_held is 'Only held: what is taken of it stands in sandbox_entry.';

create table payments.sandbox_entry (
  reference text not null,
  kind text not null,
  rail text not null,
  asset text not null,
  amount bigint not null,
  settles text not null,
  at timestamptz not null,
  constraint sandbox_entry_pkey primary key (reference, kind),
  constraint sandbox_entry_kind_known check (kind in ('sale', 'refund')),
  constraint sandbox_entry_amount_positive check (amount > 0),
  constraint sandbox_entry_settles_known check (settles in ('whole', 'short', 'never', 'twice'))
);
create index sandbox_entry_by_time on payments.sandbox_entry (rail, at);
create index sandbox_charge_by_rail on payments.sandbox_charge (rail, at);
comment on table payments.sandbox_entry is
  'Also of the books of the simulated rails: what was taken of held money, and what went back. No money is in them.';

create index attempt_on_rail on payments.attempt (rail, ended_at) where state = 'succeeded';
