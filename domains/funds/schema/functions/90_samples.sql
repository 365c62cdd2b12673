create or replace trigger fund_keeps_sample_mark before update of is_sample on funds.fund
  for each row execute function platform.keep_sample_mark();
create or replace trigger unit_order_keeps_sample_mark before update of is_sample on funds.unit_order
  for each row execute function platform.keep_sample_mark();

create or replace function funds.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (
  (select count(*) from funds.valuation where is_sample) + (select count(*) from funds.unit_order where is_sample)
)::integer;
comment on function funds.count_samples() is 'How many invented valuations and orders there are.';

-- An order moved money, or holds it: it stays, and so does the valuation that priced it, and the newest, which says what units are worth.
create or replace function funds.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  delete from funds.valuation v
  where v.is_sample
    and v.id <> all (kept)
    and not exists (select from funds.unit_order o where o.valuation_id = v.id)
    and exists (select from funds.valuation later where later.fund_id = v.fund_id and later.cut_off > v.cut_off);
  get diagnostics removed = row_count;
  return removed;
end;
$$;
comment on function funds.remove_samples(uuid[]) is 'Removes invented valuations at which nothing was bought or given back.';
