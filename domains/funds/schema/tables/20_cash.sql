create table funds.placement (
  id uuid not null constraint placement_key primary key,
  fund_id uuid not null constraint placement_of references funds.fund,
  direction text not null constraint placement_direction_known check (direction in ('invest', 'divest')),
  amount_minor bigint not null constraint placement_amount_positive check (amount_minor > 0),
  proposed_by uuid not null,
  approved_by uuid not null,
  moved_at timestamptz not null,
  constraint placement_by_two check (approved_by <> proposed_by)
);
comment on table funds.placement is 'Money of a fund that was moved into its investments or back, by two people. The ledger has both sides.';
comment on column funds.placement.moved_at is 'A valuation for a cut-off before it adds it to what was stated: the statement cannot know it.';
create index placement_in_time on funds.placement (fund_id, moved_at);

create table funds.spending (
  id uuid not null constraint spending_key primary key,
  fund_id uuid not null constraint spending_of references funds.fund,
  budget_id uuid not null,
  year integer not null,
  amount_minor bigint not null constraint spending_amount_positive check (amount_minor > 0),
  proposed_by uuid not null,
  approved_by uuid not null,
  spent_at timestamptz not null,
  constraint spending_by_two check (approved_by <> proposed_by),
  constraint spending_in_its_year check (year = extract(year from spent_at at time zone 'utc')::integer)
);
comment on table funds.spending is 'What a fund gave to the budget of a programme, by two people, within what may be spent in the year.';
comment on column funds.spending.budget_id is 'The programme, as it is known to those who keep budgets.';
create index spending_in_year on funds.spending (fund_id, year);
