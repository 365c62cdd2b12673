-- The same transitions as contract/application-machine.ts; the test of machines in apps/server compares them.
create or replace function careers.application_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('submitted', 'seen'),
    ('submitted', 'interview'),
    ('seen', 'interview'),
    ('interviewed', 'interview'),
    ('interview', 'interviewed'),
    ('seen', 'offer'),
    ('interview', 'offer'),
    ('interviewed', 'offer'),
    ('offer', 'hired'),
    ('submitted', 'declined'),
    ('seen', 'declined'),
    ('interview', 'declined'),
    ('interviewed', 'declined'),
    ('offer', 'declined'),
    ('submitted', 'withdrawn'),
    ('seen', 'withdrawn'),
    ('interview', 'withdrawn'),
    ('interviewed', 'withdrawn'),
    ('offer', 'withdrawn'),
    ('submitted', 'no_response'))
$$;
comment on function careers.application_may_become(text, text) is
  'Whether an application may go from one state to another: the transitions of its machine.';

create or replace function careers.keep_application_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'submitted' then
      return new;
    end if;
    raise exception '% does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'application_follows_machine', schema = 'careers', table = 'application';
  end if;
  if new.state <> old.state and not careers.application_may_become(old.state, new.state) then
    raise exception '% does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'application_follows_machine', schema = 'careers', table = 'application';
  end if;
  return new;
end $$;
comment on function careers.keep_application_states() is 'An application begins as submitted and follows its machine.';

create or replace trigger application_follows_machine before insert or update of state on careers.application
  for each row execute function careers.keep_application_states();
