create or replace trigger application_keeps_sample_mark before update of is_sample on careers.application
  for each row execute function platform.keep_sample_mark();

create or replace function careers.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from careers.application where is_sample);
comment on function careers.count_samples() is 'How many invented applications there are.';

create or replace trigger cv_keeps_sample_mark before update of is_sample on careers.cv
  for each row execute function platform.keep_sample_mark();

create or replace function careers.remove_samples(kept uuid[]) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from careers.cv where is_sample;
  with gone as (delete from careers.application where is_sample and id <> all (kept) returning id)
  select count(*)::integer from gone;
$$;
comment on function careers.remove_samples(uuid[]) is 'Removes invented applications, and the CVs of invented people.';
