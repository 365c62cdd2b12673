create schema risk;

create table risk.rule (
  id uuid not null,
  merchant_id uuid not null,
  kind text not null,
  at_least bigint not null,
  asset text,
  action text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint rule_pkey primary key (id),
  constraint rule_kind_known check (kind in ('score', 'amount', 'payments_in_hour', 'failures_in_day')),
  constraint rule_action_known check (action in ('review', 'block')),
  constraint rule_at_least_positive check (at_least > 0),
  constraint rule_amount_asset check ((kind = 'amount') = (asset is not null))
);
create index rule_by_merchant on risk.rule (merchant_id, id desc);
comment on table risk.rule is
  'From when on a merchant has payments reviewed or blocked. A rule is ended, never changed, so that decisions that name it can be read.';

create table risk.entry (
  id uuid not null,
  merchant_id uuid not null,
  kind text not null,
  hash bytea not null,
  hint text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint entry_pkey primary key (id),
  constraint entry_kind_known check (kind in ('payer', 'card', 'email', 'country')),
  constraint entry_hash_length check (octet_length(hash) = 32),
  constraint entry_hint_length check (char_length(hint) between 1 and 120)
);
create unique index entry_once on risk.entry (merchant_id, kind, hash) where removed_at is null;
create index entry_by_merchant on risk.entry (merchant_id, id desc) where removed_at is null;
comment on table risk.entry is
  'Whom and what a merchant takes no money from: a keyed hash, and what can be shown of it. No number of a card and no address is in it.';

create table risk.decision (
  payment_id uuid not null,
  merchant_id uuid not null,
  number integer not null,
  outcome text not null,
  score integer not null,
  signals text[] not null,
  listed text[] not null,
  rules uuid[] not null,
  card_hash bytea,
  card_hint text,
  at timestamptz not null,
  constraint decision_pkey primary key (payment_id, number),
  constraint decision_number_positive check (number > 0),
  constraint decision_outcome_known check (outcome in ('allow', 'review', 'block')),
  constraint decision_score_range check (score between 0 and 99),
  constraint decision_card_whole check ((card_hash is null) = (card_hint is null))
);
comment on table risk.decision is
  'What was decided each time that a payment was confirmed, and why: the score, what it is made of, and the lists and rules that held.';
