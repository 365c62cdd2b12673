create or replace trigger plan_keeps_sample_mark before update of is_sample on grant_programmes.plan
  for each row execute function platform.keep_sample_mark();

create or replace function grant_programmes.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*) from grant_programmes.plan where is_sample)::integer;
comment on function grant_programmes.count_samples() is 'How many invented programmes there are.';

-- What was published of them is removed with the programmes themselves.
create or replace function grant_programmes.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  plans uuid[] := array(select id from grant_programmes.plan where is_sample and id <> all (kept));
begin
  delete from grant_programmes.step where plan_id = any (plans);
  delete from grant_programmes.plan where id = any (plans);
  return cardinality(plans);
end;
$$;
comment on function grant_programmes.remove_samples(uuid[]) is 'Removes invented programmes with what was done with them.';
