-- What the posting function reads, a column each.

create or replace function ledger.accounts_to_post(account_ids uuid[], assets text[], asked_at timestamptz)
returns table (
  ids uuid[], places tid[], balances bigint[], helds bigint[], versions bigint[], lows bigint[], tops bigint[], asset_of integer[],
  can_give boolean[], can_take boolean[], out_days bigint[], out_months bigint[], leaves bigint[], posted_at timestamptz, owner_kinds text[],
  owners uuid[])
language sql stable
as $$
  select
    array_agg(l.id), array_agg(l.place), array_agg(l.balance), array_agg(l.held), array_agg(l.version), array_agg(l.low),
    array_agg(l.top), array_agg(l.asset_at), array_agg(l.status = 'open'), array_agg(l.status in ('open', 'no_debit')),
    array_agg(l.out_day), array_agg(l.out_month),
    array_agg(case
      when l.is_counted then least(l.limit_day - l.out_day, l.limit_month - l.out_month, 9000000000000000000)
    end),
    greatest(asked_at, max(l.last_at)),
    array_agg(l.owner_kind), array_agg(l.owner_id)
  from (
    select
      x.id, x.owner_kind::text, x.owner_id, x.ctid as place, x.balance, x.held, x.version, x.status, x.last_at, x.limit_day, x.limit_month,
      coalesce(x.floor, -4000000000000000000) + x.held as low,
      least(x.ceiling, 4000000000000000000) as top,
      -- Accounts of the outside world have no limits and would overflow: they are not counted.
      x.floor is not null as is_counted,
      case when x.asset = assets[1] then 1 else array_position(assets, x.asset) end as asset_at,
      case when x.out_day_on = (asked_at at time zone 'UTC')::date then x.out_day else 0 end as out_day,
      case when x.out_month_on = date_trunc('month', asked_at at time zone 'UTC')::date then x.out_month else 0 end as out_month
    from ledger.account x
    where x.id = any (account_ids)
    order by x.id
  ) l
$$;
comment on function ledger.accounts_to_post(uuid[], text[], timestamptz) is
  'Accounts in the order of their ids, a column each. lows: what the balance may not go below, what is held included; tops: what it may not go above; asset_of: the place of its asset among those given; leaves: what may still leave within the limits, null where nobody counts; posted_at: the earliest time that goes back on none of them; owner_kinds and owners: whose it is.';
revoke all on function ledger.accounts_to_post from public;

create or replace function ledger.holds_to_capture(hold_ids uuid[], asked_at timestamptz)
returns table (ids uuid[], accounts uuid[], lefts bigint[], takens bigint[], states text[], days timestamp[])
language sql stable
as $$
  select
    array_agg(k.id), array_agg(k.account_id), array_agg(k.amount - k.captured), array_agg(k.captured),
    array_agg(case when k.state = 'open' and k.expires_at <= asked_at then 'over' else k.state end),
    array_agg(k.created_at at time zone 'UTC')
  from ledger.hold k
  where k.id = any (hold_ids)
$$;
comment on function ledger.holds_to_capture(uuid[], timestamptz) is 'Holds, a column each: what is left of them and when they were made.';
revoke all on function ledger.holds_to_capture from public;

create or replace function ledger.transfers_to_reverse(originals uuid[])
returns table (ids uuid[], debits uuid[], credits uuid[], assets text[], lefts bigint[])
language sql stable
as $$
  select
    array_agg(t.id), array_agg(t.debit), array_agg(t.credit), array_agg(t.asset),
    array_agg(t.amount - coalesce((select sum(r.amount) from ledger.transfer r where r.reverses = t.id), 0)::bigint)
  from ledger.transfer t
  where t.id = any (originals)
$$;
comment on function ledger.transfers_to_reverse(uuid[]) is 'Transfers, a column each: what can still be given back of them.';
revoke all on function ledger.transfers_to_reverse from public;
