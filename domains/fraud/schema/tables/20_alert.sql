create table fraud.payment (
  transfer_id uuid not null constraint payment_key primary key,
  payer_id uuid not null,
  payee_id uuid not null,
  asset text not null,
  amount bigint not null constraint payment_amount_positive check (amount > 0),
  arrived_asset text not null,
  arrived_amount bigint not null constraint payment_arrived_positive check (arrived_amount > 0),
  paid_at timestamptz not null,
  constraint payment_two_people check (payer_id <> payee_id)
);
comment on table fraud.payment is 'Payments between people of the last 30 days, for the rules that raise alerts and for holds. The ledger keeps the money.';
create index payment_of_payer on fraud.payment (payer_id, paid_at);
create index payment_of_payee on fraud.payment (payee_id, paid_at);
create index payment_age on fraud.payment (paid_at);

create table fraud.browser (
  user_id uuid not null,
  key_hash bytea not null constraint browser_hash_length check (octet_length(key_hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint browser_key primary key (user_id, key_hash)
);
comment on table fraud.browser is 'Browsers from which people signed in, as keyed hashes of their kind without versions: they tell a new one from those before.';
create index browser_age on fraud.browser (last_seen_at);

create table fraud.alert (
  case_id uuid not null constraint alert_key primary key,
  rule text not null constraint alert_rule_known check (rule in ('new_device', 'passed_on')),
  user_id uuid not null,
  day date not null,
  facts jsonb not null,
  -- Null until officers decide; what they decide last counts.
  outcome text constraint alert_outcome_known check (outcome in ('confirmed', 'dismissed')),
  is_sample boolean not null,
  raised_at timestamptz not null,
  constraint alert_once_a_day unique (rule, user_id, day)
);
comment on table fraud.alert is 'What a rule found, beside its case in cases.case: one for each rule, person and UTC day.';
comment on column fraud.alert.user_id is 'Whose payments they are: the possible victim of new_device, the person who passed money on of passed_on.';
comment on column fraud.alert.facts is 'What the rule saw, from which its sentence is made in the reader''s language.';

create table fraud.alert_payment (
  case_id uuid not null constraint alert_payment_alert references fraud.alert,
  transfer_id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  asset text not null,
  amount bigint not null,
  arrived_asset text not null,
  arrived_amount bigint not null,
  paid_at timestamptz not null,
  constraint alert_payment_key primary key (case_id, transfer_id)
);
comment on table fraud.alert_payment is 'The payments that an alert rests on, which outlast fraud.payment.';
create index alert_payment_payer on fraud.alert_payment (payer_id);
create index alert_payment_payee on fraud.alert_payment (payee_id);
