create or replace trigger posting_keeps_sample_mark before update of is_sample on jobs.posting
  for each row execute function platform.keep_sample_mark();

create or replace function jobs.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from jobs.posting where is_sample);
comment on function jobs.count_samples() is 'How many invented jobs there are.';

create or replace function jobs.remove_samples(kept uuid[]) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from jobs.posting where is_sample and id <> all (kept) returning id)
  select count(*)::integer from gone;
$$;
comment on function jobs.remove_samples(uuid[]) is 'Removes invented jobs, but for those to which a real person has applied.';
