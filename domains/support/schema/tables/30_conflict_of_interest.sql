create table support.conflict_of_interest (
  officer_id uuid not null,
  user_id uuid not null,
  declared_at timestamptz not null,
  constraint conflict_of_interest_key primary key (officer_id, user_id)
);
comment on table support.conflict_of_interest is 'Officers who said that they and a person are connected: they decide nothing about this person.';
create index conflict_of_interest_person on support.conflict_of_interest (user_id);
