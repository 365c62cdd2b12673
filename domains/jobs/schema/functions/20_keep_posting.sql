-- The same transitions as contract/posting-machine.ts; the test of machines in apps/server compares them.
create or replace function jobs.posting_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('draft', 'in_moderation'),
    ('draft', 'published'),
    ('in_moderation', 'published'),
    ('in_moderation', 'rejected'),
    ('in_moderation', 'withdrawn'),
    ('published', 'closed'),
    ('published', 'filled'),
    ('published', 'expired'))
$$;
comment on function jobs.posting_may_become(text, text) is
  'Whether a posting may go from one state to another: the transitions of its machine.';

create or replace function jobs.keep_posting_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'draft' then
      return new;
    end if;
    raise exception '% does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'posting_follows_machine', schema = 'jobs', table = 'posting';
  end if;
  if new.state <> old.state and not jobs.posting_may_become(old.state, new.state) then
    raise exception '% does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'posting_follows_machine', schema = 'jobs', table = 'posting';
  end if;
  return new;
end $$;
comment on function jobs.keep_posting_states() is 'A posting begins as a draft and follows its machine.';

create or replace trigger posting_follows_machine before insert or update of state on jobs.posting
  for each row execute function jobs.keep_posting_states();
