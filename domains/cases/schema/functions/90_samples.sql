create or replace trigger case_keeps_sample_mark before update of is_sample on cases.case
  for each row execute function platform.keep_sample_mark();

create or replace function cases.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from cases.case where is_sample);
comment on function cases.count_samples() is 'How many invented cases there are.';

create or replace function cases.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  gone uuid[] := array(select id from cases.case where is_sample and id <> all (kept));
begin
  delete from cases.approval where case_id = any (gone);
  delete from cases.case_message where case_id = any (gone);
  delete from cases.case_event where case_id = any (gone);
  delete from cases.case where id = any (gone);
  return cardinality(gone);
end;
$$;
comment on function cases.remove_samples(uuid[]) is
  'Removes invented cases with their histories, but for those that something real needs. No other case loses a line.';
