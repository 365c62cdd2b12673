-- The same transitions as contract/invitation-machine.ts; the test of machines in apps/server compares them.
create or replace function organisations.invitation_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('open', 'accepted'),
    ('open', 'declined'),
    ('open', 'withdrawn'),
    ('open', 'expired'))
$$;
comment on function organisations.invitation_may_become(text, text) is
  'Whether an invitation may go from one state to another: the transitions of its machine.';

create or replace function organisations.keep_invitation_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'open' then
      return new;
    end if;
    raise exception '% does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'invitation_follows_machine', schema = 'organisations', table = 'invitation';
  end if;
  if new.state <> old.state and not organisations.invitation_may_become(old.state, new.state) then
    raise exception '% does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'invitation_follows_machine', schema = 'organisations', table = 'invitation';
  end if;
  return new;
end $$;
comment on function organisations.keep_invitation_states() is 'An invitation begins as open and follows its machine.';

create or replace trigger invitation_follows_machine before insert or update of state on organisations.invitation
  for each row execute function organisations.keep_invitation_states();
