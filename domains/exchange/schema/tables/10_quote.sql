create schema exchange;
comment on schema exchange is 'Conversions between currencies. Balances and transfers themselves are in the ledger.';

create table exchange.quote (
  id uuid not null,
  user_id uuid not null,
  from_asset text not null,
  to_asset text not null,
  side text not null,
  source bigint not null,
  fee bigint not null,
  target bigint not null,
  rate_numerator numeric not null,
  rate_denominator numeric not null,
  mid_numerator numeric not null,
  mid_denominator numeric not null,
  fee_bps integer not null,
  rate_source text not null,
  is_sample boolean not null,
  rate_as_of timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  conversion_id uuid,
  voided_at timestamptz,
  constraint quote_pkey primary key (id),
  constraint quote_two_currencies check (from_asset <> to_asset),
  constraint quote_side_known check (side in ('source', 'target')),
  constraint quote_amounts_range check (
    source between 1 and 4000000000000000000
    and target between 1 and 4000000000000000000
    and fee >= 0
    and fee < source),
  constraint quote_rate_positive check (
    rate_numerator > 0 and rate_denominator > 0 and mid_numerator > 0 and mid_denominator > 0),
  constraint quote_fee_range check (fee_bps between 0 and 9999),
  constraint quote_used_whole check ((used_at is null) = (conversion_id is null)),
  constraint quote_used_or_voided check (used_at is null or voided_at is null)
);
create index quote_age on exchange.quote (expires_at);
create unique index quote_one_open on exchange.quote (
  user_id, least(from_asset, to_asset), greatest(from_asset, to_asset))
  where used_at is null and voided_at is null;
comment on table exchange.quote is
  'What a conversion was offered at: locked until it expires, good for one conversion. Amounts are minor units, the fee is part of the source; rates are exact fractions of major units.';
comment on column exchange.quote.voided_at is 'When a newer quote of the same two currencies took its place.';
comment on index exchange.quote_one_open is 'One offer a person and pair, whichever the direction: many at once would be a free choice among prices.';
