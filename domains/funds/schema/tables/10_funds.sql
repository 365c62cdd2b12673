create schema funds;

create table funds.fund (
  id uuid not null constraint fund_key primary key,
  slug text not null constraint fund_slug_key unique,
  asset text not null,
  is_sample boolean not null default false,
  opened_at timestamptz not null
);
comment on table funds.fund is 'A wealth fund in which people hold units. Its money and its units lie in the ledger under its id.';

create table funds.valuation (
  id uuid not null constraint valuation_key primary key,
  fund_id uuid not null constraint valuation_of references funds.fund,
  cut_off timestamptz not null,
  assets_minor bigint not null constraint valuation_assets_not_negative check (assets_minor >= 0),
  liabilities_minor bigint not null constraint valuation_liabilities_not_negative check (liabilities_minor >= 0),
  units_micro bigint not null constraint valuation_units_not_negative check (units_micro >= 0),
  price_micro bigint not null constraint valuation_price_positive check (price_micro > 0),
  proposed_by uuid,
  approved_by uuid,
  is_sample boolean not null default false,
  published_at timestamptz not null,
  constraint valuation_once unique (fund_id, cut_off),
  constraint valuation_by_two check (approved_by is distinct from proposed_by or (approved_by is null and is_sample)),
  constraint valuation_after_cut_off check (published_at >= cut_off)
);
comment on table funds.valuation is 'What a fund was worth at a cut-off, and the price of a unit that follows. Published by two people, never changed.';
comment on column funds.valuation.price_micro is 'Of one unit, in millionths of the currency of the fund.';
comment on column funds.valuation.units_micro is 'Millionths of units that were out before the orders of this cut-off.';
comment on column funds.valuation.proposed_by is 'Null in a demonstration.';

create table funds.position (
  id uuid not null constraint position_key primary key,
  fund_id uuid not null constraint position_in references funds.fund,
  user_id uuid not null,
  opened_at timestamptz not null,
  constraint position_once unique (user_id, fund_id)
);
comment on table funds.position is 'Whose units of a fund lie in the ledger under this id.';

create table funds.unit_order (
  id uuid not null constraint unit_order_key primary key,
  fund_id uuid not null constraint unit_order_of references funds.fund,
  user_id uuid not null,
  side text not null constraint unit_order_side_known check (side in ('buy', 'redeem')),
  state text not null
    constraint unit_order_state_known check (state in ('waiting', 'priced', 'settled', 'refused', 'cancelled')),
  amount_minor bigint constraint unit_order_amount_positive check (amount_minor > 0),
  units_micro bigint constraint unit_order_units_positive check (units_micro > 0),
  hold_id uuid,
  cut_off timestamptz not null,
  valuation_id uuid constraint unit_order_priced_by references funds.valuation,
  reason text,
  is_sample boolean not null default false,
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  constraint unit_order_asks check (case side when 'buy' then amount_minor is not null and hold_id is not null else units_micro is not null end),
  constraint unit_order_priced_when check ((state in ('waiting', 'cancelled')) = (valuation_id is null)),
  constraint unit_order_settled_when check (state <> 'settled' or (amount_minor is not null and units_micro is not null)),
  constraint unit_order_before_cut_off check (placed_at < cut_off)
);
comment on table funds.unit_order is
  'What a person asked for before the price was known: to buy units for an amount, or to give units back. Priced at the first valuation from its cut-off on.';
comment on column funds.unit_order.hold_id is 'The money of a purchase, set aside in the wallet of the person.';
comment on column funds.unit_order.reason is 'Why it was refused, or why it still waits for its money.';
create index unit_order_of_person on funds.unit_order (user_id, id desc);
create index unit_order_open on funds.unit_order (fund_id, state, id) where state in ('waiting', 'priced');
create index unit_order_priced on funds.unit_order (valuation_id) where valuation_id is not null;
