create table cases.saved_view (
  id uuid not null constraint saved_view_key primary key,
  owner_id uuid not null,
  name text not null constraint saved_view_name_given check (btrim(name) <> ''),
  view jsonb not null,
  saved_at timestamptz not null,
  constraint saved_view_of_owner unique (owner_id, name)
);
comment on table cases.saved_view is 'How an officer narrows and orders the queue, under a name of their own. Goes with their account.';
