create schema desk;

create table desk.wish (
  user_id uuid not null,
  service text not null,
  wished_at timestamptz not null,
  constraint wish_key primary key (user_id, service)
);
comment on table desk.wish is 'Who wants to be told when a service opens. Deleted once they were told.';
create index wish_service on desk.wish (service);
