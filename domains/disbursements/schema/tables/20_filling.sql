create table disbursements.filling (
  id uuid not null constraint filling_key primary key,
  fund_id uuid not null,
  asset text not null,
  amount_minor bigint not null constraint filling_positive check (amount_minor > 0),
  proposed_by uuid,
  approved_by uuid,
  filled_at timestamptz not null,
  constraint filling_by_two check (proposed_by is distinct from approved_by or proposed_by is null)
);
comment on table disbursements.filling is 'Money of the operator that was brought into the budget of a fund. The ledger holds the transfer.';
comment on column disbursements.filling.proposed_by is 'Null where a demonstration brought play money in.';
create index filling_of_fund on disbursements.filling (fund_id, id desc);
