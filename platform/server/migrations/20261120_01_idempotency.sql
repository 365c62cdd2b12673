create schema if not exists platform;

create table platform.idempotency (
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  effect_id uuid not null,
  created_at timestamptz not null,
  status smallint,
  headers jsonb,
  body json,
  constraint idempotency_pkey primary key (user_id, key),
  constraint idempotency_key_length check (length(key) between 1 and 200),
  constraint idempotency_answer_whole check ((status is null) = (headers is null))
);

comment on table platform.idempotency is
  'The first answer to each Idempotency-Key of a person. Written in the transaction of the call itself, so that the effect and its answer become durable together; status is null only inside that transaction.';
comment on column platform.idempotency.body is 'As json, not jsonb: a repeat gets the same text, members in the same order.';
comment on column platform.idempotency.effect_id is 'The id of what the call creates: the same at every repeat.';

create index idempotency_created_at on platform.idempotency (created_at);
