create or replace function ledger.write_posting_of_one() returns trigger
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  low_change constant bigint := case when new.is_low_to_high then -new.amount else new.amount end;
  changed integer;
begin
  update ledger.account a
  set
    balance = a.balance + m.change,
    version = a.version + 1,
    last_at = new.moment,
    out_day = case when a.out_day_on = new.today then a.out_day else 0 end + m.leaving,
    out_day_on = new.today,
    out_month = case when a.out_month_on = new.this_month then a.out_month else 0 end + m.leaving,
    out_month_on = new.this_month
  from (
    values
      (new.low_place, new.low_id, new.low_version, low_change, new.low_out),
      (new.high_place, new.high_id, new.high_version, -low_change, new.high_out)
  ) as m (place, id, version, change, leaving)
  where a.ctid = m.place and a.id = m.id and a.version = m.version;
  get diagnostics changed = row_count;
  if changed <> 2 then
    raise exception 'an account was changed meanwhile' using errcode = 'serialization_failure';
  end if;
  with written as (
    insert into ledger.transfer
      (id, debit, credit, debit_version, credit_version, asset, amount, kind, posted_at, meta, request_hash)
    values (
      new.id,
      case when new.is_low_to_high then new.low_id else new.high_id end,
      case when new.is_low_to_high then new.high_id else new.low_id end,
      case when new.is_low_to_high then new.low_version else new.high_version end + 1,
      case when new.is_low_to_high then new.high_version else new.low_version end + 1,
      new.asset, new.amount, new.kind, new.moment, coalesce(new.meta, '{}'), new.hash)
  )
  insert into ledger.entry (account_id, version, transfer_id, amount, balance, posted_at)
  values
    (new.low_id, new.low_version + 1, new.id, low_change, new.low_balance + low_change, new.moment),
    (new.high_id, new.high_version + 1, new.id, -low_change, new.high_balance - low_change, new.moment);
  return null;
end;
$$;
comment on function ledger.write_posting_of_one() is 'Writes one transfer, its two entries and both balances.';
revoke all on function ledger.write_posting_of_one from public;

create or replace trigger posting_of_one_written before insert on ledger.posting_of_one
  for each row execute function ledger.write_posting_of_one();

create or replace function ledger.post_one(
  id uuid,
  debit uuid,
  credit uuid,
  amount bigint,
  asset text,
  kind ledger.word,
  hash bytea,
  meta jsonb,
  asked_at timestamptz,
  out first_id uuid,
  out posted_at timestamptz,
  out code text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_variable
declare
  largest constant bigint := 4000000000000000000;
  today constant date := (asked_at at time zone 'UTC')::date;
  this_month constant date := date_trunc('month', asked_at at time zone 'UTC')::date;
  asked_ms constant bigint := floor(extract(epoch from asked_at) * 1000);
  earliest constant uuid := rpad(lpad(to_hex(asked_ms - 86400000), 12, '0'), 32, '0')::uuid;
  latest constant uuid := rpad(lpad(to_hex(asked_ms + 86400000), 12, '0'), 32, 'f')::uuid;
  is_low_to_high constant boolean := debit < credit;
  -- What leaves its owner: only that is counted towards limits.
  leaving bigint;
  pair record;
begin
  first_id := id;
  -- Both in one statement, locked in the order of their ids, as everybody does.
  select
    low.ctid as low_place, low.balance as low_balance, low.held as low_held, low.version as low_version, low.floor as low_floor,
    low.ceiling as low_ceiling, low.asset as low_asset, low.status as low_status, low.limit_day as low_day,
    low.limit_month as low_month, low.out_day as low_out_day, low.out_day_on as low_day_on, low.out_month as low_out_month,
    low.out_month_on as low_month_on,
    high.ctid as high_place, high.balance as high_balance, high.held as high_held, high.version as high_version,
    high.floor as high_floor, high.ceiling as high_ceiling, high.asset as high_asset, high.status as high_status,
    high.limit_day as high_day, high.limit_month as high_month, high.out_day as high_out_day, high.out_day_on as high_day_on,
    high.out_month as high_out_month, high.out_month_on as high_month_on,
    greatest(asked_at, low.last_at, high.last_at) as moment,
    low.owner_kind = high.owner_kind and low.owner_id = high.owner_id as is_of_one
  into pair
  from ledger.account low, ledger.account high
  where low.id = least(debit, credit) and high.id = greatest(debit, credit)
  for no key update of low, high;
  leaving := case when pair.is_of_one then 0 else amount end;

  if amount between 1 and largest and debit <> credit and pair.low_asset = asset and pair.high_asset = asset
    and pair.low_status = 'open' and pair.high_status = 'open'
    and id between earliest and latest
    and (case
      when is_low_to_high then
        pair.low_balance - pair.low_held - amount >= coalesce(pair.low_floor, -largest)
        and pair.high_balance + amount <= least(pair.high_ceiling, largest)
        and (case when pair.low_day_on = today then pair.low_out_day else 0 end + leaving <= pair.low_day) is not false
        and (case when pair.low_month_on = this_month then pair.low_out_month else 0 end + leaving <= pair.low_month) is not false
      else
        pair.high_balance - pair.high_held - amount >= coalesce(pair.high_floor, -largest)
        and pair.low_balance + amount <= least(pair.low_ceiling, largest)
        and (case when pair.high_day_on = today then pair.high_out_day else 0 end + leaving <= pair.high_day) is not false
        and (case when pair.high_month_on = this_month then pair.high_out_month else 0 end + leaving <= pair.high_month) is not false
    end)
    and not exists (select from ledger.transfer t where t.id = id)
  then
    insert into ledger.posting_of_one
    values (
      pair.low_place, least(debit, credit), pair.low_balance, pair.low_version,
      case when is_low_to_high and pair.low_floor is not null then leaving else 0 end,
      pair.high_place, greatest(debit, credit), pair.high_balance, pair.high_version,
      case when not is_low_to_high and pair.high_floor is not null then leaving else 0 end,
      id, is_low_to_high, amount, asset, kind, hash, meta, pair.moment, today, this_month);
    posted_at := pair.moment;
  else
    -- A repeat, or refused: why is found out in one place.
    select answer.posted_at, answer.codes[1]
    into posted_at, code
    from ledger.post(
      array[least(debit, credit), greatest(debit, credit)], array[id], array[case when is_low_to_high then 1 else 2 end],
      array[case when is_low_to_high then 2 else 1 end], array[amount], array[asset], null, array[kind], null, hash, array[meta],
      null, null, null, null, null, null, false, true, asked_at) answer;
    if code = 'replayed' then
      posted_at := (select t.posted_at from ledger.transfer t where t.id = id);
    end if;
  end if;
end;
$$;
comment on function ledger.post_one(uuid, uuid, uuid, bigint, text, ledger.word, bytea, jsonb, timestamptz) is
  'Posts one plain transfer as ledger.post does, with its locks first. Answers its id, the time of the posting, and a code where it was not posted now: replayed, or why it was refused.';
revoke all on function ledger.post_one from public;
