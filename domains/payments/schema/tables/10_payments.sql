create schema payments;

create table payments.link (
  id uuid not null,
  merchant_id uuid not null,
  title text not null,
  asset text not null,
  amount bigint,
  stock integer,
  sold integer not null default 0,
  state text not null default 'active',
  is_sample boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz,
  constraint link_pkey primary key (id),
  constraint link_state_known check (state in ('active', 'inactive', 'expired', 'exhausted')),
  constraint link_title_length check (char_length(title) between 1 and 80),
  constraint link_amount_positive check (amount > 0),
  constraint link_stock_positive check (stock > 0),
  constraint link_sold_range check (sold >= 0 and sold <= coalesce(stock, sold)),
  constraint link_exhausted_sold check ((state = 'exhausted') <= (sold = stock)),
  constraint link_expires_later check (expires_at > created_at)
);
create index link_by_merchant on payments.link (merchant_id, id desc);
create index link_due on payments.link (expires_at) where state in ('active', 'inactive');
comment on table payments.link is
  'What a merchant sells under one address. A null amount leaves it to the payer; a null stock has no limit.';

create table payments.payment (
  id uuid not null,
  link_id uuid not null,
  merchant_id uuid not null,
  payer_id uuid not null,
  title text not null,
  asset text not null,
  amount bigint not null,
  fee bigint not null,
  state text not null default 'requires_payment_method',
  is_sample boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  available_at timestamptz,
  is_available boolean not null default false,
  constraint payment_pkey primary key (id),
  constraint payment_state_known check (state in ('requires_payment_method', 'succeeded', 'canceled')),
  constraint payment_end_known check ((state = 'requires_payment_method') = (ended_at is null)),
  constraint payment_amount_positive check (amount > 0),
  constraint payment_fee_range check (fee >= 0 and fee <= amount),
  constraint payment_two_people check (payer_id <> merchant_id),
  constraint payment_available_paid check ((available_at is not null) = (state = 'succeeded')),
  constraint payment_available_known check (is_available <= (available_at is not null))
);
create index payment_by_merchant on payments.payment (merchant_id, id desc);
create index payment_by_link on payments.payment (link_id, id desc);
create index payment_by_payer on payments.payment (payer_id) where ended_at is null;
create index payment_due on payments.payment (expires_at) where ended_at is null;
create index payment_to_settle on payments.payment (available_at) where not is_available;
comment on table payments.payment is
  'A person pays a link once. The money is in the ledger: the amount less the fee lies with the merchant, pending until available_at.';

create table payments.attempt (
  payment_id uuid not null,
  number integer not null,
  rail text not null,
  state text not null,
  transfer_id uuid not null,
  at timestamptz not null,
  constraint attempt_pkey primary key (payment_id, number),
  constraint attempt_number_positive check (number > 0),
  constraint attempt_state_known check (state in ('succeeded'))
);
comment on table payments.attempt is 'Each try to move the money of a payment, over which rail, and what became of it.';
