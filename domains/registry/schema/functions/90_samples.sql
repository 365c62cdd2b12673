create or replace trigger registration_keeps_sample_mark before update of is_sample on registry.registration
  for each row execute function platform.keep_sample_mark();
create or replace trigger business_keeps_sample_mark before update of is_sample on registry.business
  for each row execute function platform.keep_sample_mark();

create or replace function registry.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (
  (select count(*) from registry.registration where is_sample) + (select count(*) from registry.business where is_sample)
)::integer;
comment on function registry.count_samples() is 'How many invented registrations and businesses there are.';

create or replace function registry.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  registrations uuid[] := array(select case_id from registry.registration where is_sample and case_id <> all (kept));
  businesses uuid[] := array(select id from registry.business where is_sample and id <> all (kept));
begin
  delete from registry.directorship where case_id = any (registrations);
  delete from registry.registration where case_id = any (registrations);
  delete from registry.status_step where business_id = any (businesses);
  delete from registry.certificate_file where certificate_id in (select id from registry.certificate where business_id = any (businesses));
  delete from registry.certificate where business_id = any (businesses);
  delete from registry.standing where business_id = any (businesses);
  delete from registry.sample_figures where business_id = any (businesses);
  delete from registry.consent where case_id in (select case_id from registry.change where business_id = any (businesses));
  delete from registry.change where business_id = any (businesses);
  delete from registry.filing where business_id = any (businesses);
  delete from registry.holding where business_id = any (businesses);
  delete from registry.share_class where business_id = any (businesses);
  delete from registry.officer where business_id = any (businesses);
  delete from registry.business where id = any (businesses);
  return cardinality(registrations) + cardinality(businesses);
end;
$$;
comment on function registry.remove_samples(uuid[]) is
  'Removes invented registrations and businesses with all that was entered of them, but for those that something real needs.';
