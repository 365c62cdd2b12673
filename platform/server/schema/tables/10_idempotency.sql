-- It is there already: the register of schema files stands in it. Named here so that the application gets its rights in it.
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
  sealed_body text,
  constraint idempotency_pkey primary key (user_id, key),
  constraint idempotency_key_length check (length(key) between 1 and 200),
  constraint idempotency_answer_whole check ((status is null) = (headers is null))
);
create index idempotency_created_at on platform.idempotency (created_at);
comment on table platform.idempotency is
  'The first answer to each Idempotency-Key of a person. Written in the transaction of the call itself, so that the effect and its answer become durable together; status is null only inside that transaction.';
comment on column platform.idempotency.effect_id is 'The id of what the call creates: the same at every repeat.';
comment on column platform.idempotency.sealed_body is 'The answer as JSON text, encrypted under a key that is not in the database. A repeat gets the same text.';
comment on column platform.idempotency.request_hash is 'Keyed: nobody finds out from it what was asked by trying.';
