create or replace function ledger.place_holds(items jsonb, asked_at timestamptz)
returns table (transfer_id uuid, verdict text, code text, posted_at timestamptz)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  today constant date := (asked_at at time zone 'UTC')::date;
  this_month constant date := date_trunc('month', asked_at at time zone 'UTC')::date;
  item record;
  account record;
  earlier record;
  hash bytea;
  placed bigint;
begin
  -- Everybody locks accounts in the order of their ids.
  perform from ledger.account a
  where a.id in (select i.account_id from jsonb_to_recordset(items) as i (account_id uuid))
  order by a.id
  for no key update;

  for item in
    select * from jsonb_to_recordset(items)
      as i (id uuid, account_id uuid, amount bigint, reason text, expires_at timestamptz, is_ordered boolean)
  loop
    transfer_id := item.id;
    verdict := 'refused';
    code := null;
    posted_at := null;
    -- When it expires is no part of it: the person who asks again counts from a later instant.
    hash := sha256(convert_to(
      concat_ws('|', item.account_id, item.amount, item.reason, case when item.is_ordered then 'ordered' end), 'UTF8'));
    select h.request_hash, h.created_at into earlier from ledger.hold h where h.id = item.id;
    if found then
      if earlier.request_hash = hash then
        verdict := 'replayed';
        posted_at := earlier.created_at;
      else
        code := 'id_reused';
      end if;
      return next;
      continue;
    end if;
    select
      a.id, a.status, a.balance, a.held, a.floor, a.limit_day, a.limit_month,
      case when a.out_day_on = today then a.out_day else 0 end as out_day,
      case when a.out_month_on = this_month then a.out_month else 0 end as out_month
    into account
    from ledger.account a
    where a.id = item.account_id;
    -- What the house orders takes what is there: between reading and asking, some of it may have left.
    placed := case
      when item.is_ordered and item.amount > 0 then least(item.amount, greatest(account.balance - account.held - account.floor, 0))
      else item.amount
    end;
    code := case
      when item.amount < 1 or item.amount > 4000000000000000000 then 'amount_invalid'
      when account.id is null then 'account_unknown'
      when item.is_ordered and (placed is null or placed < 1) then 'insufficient_funds'
      when item.is_ordered then null
      when account.status <> 'open' then 'debit_frozen'
      when account.balance - account.held - item.amount < account.floor
        or account.balance - account.held - item.amount < -4000000000000000000
        or account.held > 4000000000000000000 - item.amount then 'insufficient_funds'
      when account.out_day + item.amount > account.limit_day then 'over_limit_day'
      when account.out_month + item.amount > account.limit_month then 'over_limit_month'
    end;
    if code is null then
      insert into ledger.hold (id, account_id, amount, reason, request_hash, created_at, expires_at, is_ordered)
      values (item.id, item.account_id, placed, item.reason, hash, asked_at, item.expires_at, coalesce(item.is_ordered, false));
      update ledger.account a
      set
        held = account.held + placed,
        out_day = account.out_day + case when account.floor is null or item.is_ordered then 0 else placed end,
        out_day_on = today,
        out_month = account.out_month + case when account.floor is null or item.is_ordered then 0 else placed end,
        out_month_on = this_month
      where a.id = item.account_id;
      verdict := 'posted';
      posted_at := asked_at;
    end if;
    return next;
  end loop;
end;
$$;
comment on function ledger.place_holds(jsonb, timestamptz) is
  'Sets money aside and answers each item: posted, replayed, or refused with a code. It counts towards the limits from now on, unless the house orders it. Items: {id, account_id, amount, reason, expires_at, is_ordered}.';
revoke all on function ledger.place_holds from public;

create or replace function ledger.end_hold(hold_id uuid, end_state text, asked_at timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  ended record;
begin
  update ledger.hold h set state = end_state, ended_at = asked_at
  where h.id = hold_id
  returning h.account_id, h.is_ordered, h.amount - h.captured as rest, h.created_at at time zone 'UTC' as made_at into ended;
  -- What was never taken did not leave: it is given back to the day and the month in which it was counted.
  update ledger.account a
  set
    held = a.held - ended.rest,
    out_day = case
      when a.floor is not null and not ended.is_ordered and a.out_day_on = ended.made_at::date then greatest(a.out_day - ended.rest, 0)
      else a.out_day
    end,
    out_month = case
      when a.floor is not null and not ended.is_ordered and a.out_month_on = date_trunc('month', ended.made_at)::date then greatest(a.out_month - ended.rest, 0)
      else a.out_month
    end
  where a.id = ended.account_id;
end;
$$;
comment on function ledger.end_hold(uuid, text, timestamptz) is
  'Ends an open hold whose account the caller has locked, and gives back what remains of it.';
revoke all on function ledger.end_hold from public;

create or replace function ledger.release_hold(hold_id uuid, asked_at timestamptz) returns text
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  found_state text;
begin
  -- The account first, as everywhere: under its lock nobody else changes its holds.
  perform from ledger.account a
  where a.id = (select h.account_id from ledger.hold h where h.id = hold_id)
  for no key update;
  select h.state into found_state from ledger.hold h where h.id = hold_id;
  if found_state is null then
    return 'unknown';
  elsif found_state <> 'open' then
    return 'already_ended';
  end if;
  perform ledger.end_hold(hold_id, 'released', asked_at);
  return 'released';
end;
$$;
comment on function ledger.release_hold(uuid, timestamptz) is
  'Ends a hold and gives back what remains of it. Answers released, already_ended or unknown.';
revoke all on function ledger.release_hold from public;

create or replace function ledger.expire_holds(at_most integer, asked_at timestamptz) returns setof ledger.hold
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  accounts uuid[];
  expired ledger.hold;
begin
  -- Accounts on which someone works now are left for the next time.
  select array_agg(locked.id) into accounts
  from (
    select a.id
    from ledger.account a
    where a.id in (
      select h.account_id
      from ledger.hold h
      where h.state = 'open' and h.expires_at <= asked_at
      order by h.expires_at
      limit at_most)
    order by a.id
    for no key update skip locked
  ) locked;
  for expired in
    select *
    from ledger.hold h
    where h.account_id = any (accounts) and h.state = 'open' and h.expires_at <= asked_at
    order by h.account_id, h.expires_at
    limit at_most
  loop
    perform ledger.end_hold(expired.id, 'expired', asked_at);
    expired.state := 'expired';
    expired.ended_at := asked_at;
    return next expired;
  end loop;
end;
$$;
comment on function ledger.expire_holds(integer, timestamptz) is
  'Ends up to so many holds whose time is over and answers them. Several may run at once.';
revoke all on function ledger.expire_holds from public;
