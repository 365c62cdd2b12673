create table site.dashboard (
  user_id uuid not null constraint dashboard_key primary key,
  arrangement jsonb not null,
  saved_at timestamptz not null
);
comment on table site.dashboard is 'Where a person has put the tiles of their dashboard, by their names. Goes with the account.';
