-- The arguments of a trigger are the machine of the contract: the column, the state in which a row begins, then from each state those that
-- it may become, as 'draft > published withdrawn'. The test of machines in apps/server compares them with the contract.
create or replace function platform.keep_to_machine() returns trigger language plpgsql as $$
declare
  first_state text := tg_argv[1];
  new_state text := to_jsonb(new) ->> tg_argv[0];
  old_state text;
  problem text;
begin
  if tg_op = 'INSERT' then
    if new_state = first_state then
      return new;
    end if;
    problem := format('begins as %s, not as %s', first_state, new_state);
  else
    old_state := to_jsonb(old) ->> tg_argv[0];
    if new_state = old_state or exists (
      select from unnest(tg_argv[2:]) as moves
      where split_part(moves, ' > ', 1) = old_state
        and new_state = any (string_to_array(split_part(moves, ' > ', 2), ' '))
    ) then
      return new;
    end if;
    problem := format('does not go from %s to %s', old_state, new_state);
  end if;
  raise exception '%.% % %', tg_table_schema, tg_table_name, to_jsonb(new) ->> 'id', problem
    using errcode = 'check_violation', constraint = tg_name, schema = tg_table_schema, table = tg_table_name;
end $$;
comment on function platform.keep_to_machine() is
  'Before each row: it begins in the first state of its machine and goes only where the machine leads. A refusal is a check violation that has the name of the trigger as its constraint.';
