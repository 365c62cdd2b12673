-- Money that was paid and is taken back: from the wallet as far as it is there, the rest is owed.
create table disbursements.recovery (
  id uuid not null constraint recovery_key primary key,
  fund_id uuid not null,
  user_id uuid not null,
  asset text not null,
  amount_minor bigint not null constraint recovery_positive check (amount_minor > 0),
  returned_minor bigint not null default 0,
  made_at timestamptz not null,
  constraint recovery_returned_within check (returned_minor between 0 and amount_minor)
);
comment on table disbursements.recovery is 'What a person has to return to a fund. What is still owed lies in an account of its own in the ledger, under the same id.';
comment on column disbursements.recovery.returned_minor is 'What came back: taken from the wallet, or paid back later.';
create index recovery_of_fund on disbursements.recovery (fund_id, id);

alter table disbursements.disbursement
  add column recovered_minor bigint not null default 0,
  add constraint disbursement_recovered_within check (recovered_minor between 0 and amount_minor),
  add constraint disbursement_recovered_if_paid check (recovered_minor = 0 or state = 'paid');
comment on column disbursements.disbursement.recovered_minor is 'What was taken back of it by a reversal, without the consent that a returned payment needs.';
