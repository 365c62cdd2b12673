create or replace trigger rule_keeps_sample_mark before update of is_sample on risk.rule
  for each row execute function platform.keep_sample_mark();
create or replace trigger decision_keeps_sample_mark before update of is_sample on risk.decision
  for each row execute function platform.keep_sample_mark();

create or replace function risk.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from risk.decision where is_sample);
comment on function risk.count_samples() is 'How many invented decisions there are.';

create or replace function risk.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  delete from risk.decision where is_sample and payment_id <> all (kept);
  get diagnostics removed = row_count;
  delete from risk.rule as ended
  where is_sample and not exists (select 1 from risk.decision where ended.id = any (decision.rules));
  return removed;
end;
$$;
comment on function risk.remove_samples(uuid[]) is
  'Removes decisions of invented payments, and the invented rules that no decision names any more.';
