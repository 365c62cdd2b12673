create schema developers;

create table developers.api_key (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  is_live boolean not null,
  secret_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  networks text[] not null,
  refund_asset text,
  refund_per_day bigint,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_key_pkey primary key (id),
  constraint api_key_name_length check (char_length(name) between 1 and 60),
  constraint api_key_secret_length check (octet_length(secret_hash) = 32),
  constraint api_key_scopes_some check (cardinality(scopes) between 1 and 20),
  constraint api_key_networks_few check (cardinality(networks) <= 10),
  constraint api_key_refund_whole check ((refund_asset is null) = (refund_per_day is null)),
  constraint api_key_refund_positive check (refund_per_day > 0),
  constraint api_key_expires_later check (expires_at > created_at)
);
create unique index api_key_by_secret on developers.api_key (secret_hash);
create index api_key_by_owner on developers.api_key (owner_id, id desc);
comment on table developers.api_key is
  'Keys with which programs call the API for their owner. The key itself is kept nowhere: secret_hash is keyed, hint shows its end.';
