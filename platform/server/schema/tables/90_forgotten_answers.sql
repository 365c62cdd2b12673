-- Answers are forgotten a week after the call. The key of what was done stays, so that a late repeat never does it again.
drop index platform.idempotency_created_at;
create index idempotency_answered_at on platform.idempotency (created_at) where sealed_body is not null;
comment on column platform.idempotency.sealed_body is
  'The answer as JSON text, encrypted under a key that is not in the database. A repeat gets the same text. Null once it is forgotten, a week after the call.';
