alter table payments.attempt
  add column route jsonb;
comment on column payments.attempt.route is
  'What the router was asked and what it decided; asked again it decides the same. Null: the attempt is older than the router.';
