create table profile.sample_person (
  user_id uuid not null constraint sample_person_key primary key,
  first_name text not null,
  last_name text not null
);
comment on table profile.sample_person is 'Names of invented people of a demonstration. They have no account: nobody signs in as them, and no search finds them.';
