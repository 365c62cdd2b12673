create table rates.jvd_policy (
  id uuid not null,
  mode text not null,
  price numeric(36, 18) not null,
  set_by uuid,
  set_at timestamptz not null,
  constraint jvd_policy_pkey primary key (id),
  constraint jvd_policy_mode_known check (mode in ('administered', 'oracle', 'market')),
  constraint jvd_policy_price_positive check (price > 0)
);
comment on table rates.jvd_policy is
  'How JVD''s price in US dollars is made, from when on; the newest row is in force. The price is the administered one, and what the market falls back to. Set by null: the default of the installation.';
