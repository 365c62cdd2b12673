create or replace trigger claim_keeps_sample_mark before update of is_sample on support.claim
  for each row execute function platform.keep_sample_mark();

create or replace function support.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from support.claim where is_sample);
comment on function support.count_samples() is 'How many invented claims there are.';

create or replace function support.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  gone uuid[] := array(select case_id from support.claim where is_sample and case_id <> all (kept));
begin
  delete from support.week where case_id = any (gone);
  delete from support.claim_likeness where case_id = any (gone) or other_case_id = any (gone);
  delete from support.claim_trait where case_id = any (gone);
  delete from support.claim_mark where case_id = any (gone);
  delete from support.claim where case_id = any (gone);
  return cardinality(gone);
end;
$$;
comment on function support.remove_samples(uuid[]) is
  'Removes invented claims with their weeks, but for those with a week for which money was asked: it catches a second payment.';
