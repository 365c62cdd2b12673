create or replace function ledger.version_before(account_id uuid, instant timestamptz) returns bigint
language plpgsql stable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_variable
declare
  low bigint := 0;
  high bigint := (select a.version + 1 from ledger.account a where a.id = account_id);
  middle bigint := high - 1;
begin
  -- Times never go back from version to version, so halving finds the place. The newest is looked at first: most ask about now.
  while high - low > 1 loop
    if (select e.posted_at < instant from ledger.entry e where e.account_id = account_id and e.version = middle) then
      low := middle;
    else
      high := middle;
    end if;
    middle := low + (high - low) / 2;
  end loop;
  return low;
end;
$$;
comment on function ledger.version_before(uuid, timestamptz) is
  'The version of an account''s last entry posted before an instant; 0 where there is none.';
revoke all on function ledger.version_before from public;
