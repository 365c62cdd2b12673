create or replace function profile.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from profile.sample_person);
comment on function profile.count_samples() is 'How many invented people there are.';

create or replace function profile.remove_samples(kept uuid[]) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from profile.sample_person where user_id <> all (kept) returning user_id)
  select count(*)::integer from gone;
$$;
comment on function profile.remove_samples(uuid[]) is 'Removes the names of invented people.';
