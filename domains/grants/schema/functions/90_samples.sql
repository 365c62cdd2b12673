create or replace trigger application_keeps_sample_mark before update of is_sample on grants.application
  for each row execute function platform.keep_sample_mark();
create or replace trigger programme_keeps_sample_mark before update of is_sample on grants.programme
  for each row execute function platform.keep_sample_mark();

create or replace function grants.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (
  (select count(*) from grants.application where is_sample) + (select count(*) from grants.programme where is_sample)
)::integer;
comment on function grants.count_samples() is 'How many invented applications and programmes there are.';

-- A programme stays as long as an application to it does.
create or replace function grants.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  applications uuid[] := array(select case_id from grants.application where is_sample and case_id <> all (kept));
  programmes uuid[];
begin
  delete from grants.review where case_id = any (applications);
  delete from grants.milestone m using grants.award w where m.award_id = w.id and w.case_id = any (applications);
  delete from grants.award where case_id = any (applications);
  delete from grants.application where case_id = any (applications);
  programmes := array(
    select p.id from grants.programme p
    where p.is_sample and not exists (select from grants.application a where a.programme_id = p.id));
  delete from grants.saved_programme where programme_id = any (programmes);
  delete from grants.programme where id = any (programmes);
  return cardinality(applications) + cardinality(programmes);
end;
$$;
comment on function grants.remove_samples(uuid[]) is
  'Removes invented applications with their reviews and awards, and invented programmes to which nobody else has applied.';
