create or replace trigger report_keeps_sample_mark before update of is_sample on fraud.report
  for each row execute function platform.keep_sample_mark();
create or replace trigger alert_keeps_sample_mark before update of is_sample on fraud.alert
  for each row execute function platform.keep_sample_mark();

create or replace function fraud.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (
  (select count(*) from fraud.report where is_sample) + (select count(*) from fraud.alert where is_sample)
)::integer;
comment on function fraud.count_samples() is 'How many invented reports and alerts there are.';

create or replace function fraud.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reports uuid[] := array(select case_id from fraud.report where is_sample and case_id <> all (kept));
  alerts uuid[] := array(select case_id from fraud.alert where is_sample and case_id <> all (kept));
begin
  delete from fraud.trace where case_id = any (reports);
  delete from fraud.report where case_id = any (reports);
  delete from fraud.alert_payment where case_id = any (alerts);
  delete from fraud.alert where case_id = any (alerts);
  return cardinality(reports) + cardinality(alerts);
end;
$$;
comment on function fraud.remove_samples(uuid[]) is 'Removes invented reports and alerts, but for those that something real needs.';
