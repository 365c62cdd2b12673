create or replace function ledger.post_in_tx(items jsonb, asked_at timestamptz)
returns table (transfer_id uuid, verdict text, code text, posted_at timestamptz)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  largest constant bigint := 4000000000000000000;
  day_ms constant bigint := 86400000;
  asked_ms constant bigint := floor(extract(epoch from asked_at) * 1000);
  today constant date := (asked_at at time zone 'UTC')::date;
  this_month constant date := date_trunc('month', asked_at at time zone 'UTC')::date;

  -- What is asked, by position in the batch.
  ids uuid[];
  group_ids uuid[];
  debits uuid[];
  credits uuid[];
  assets text[];
  amounts bigint[];
  kinds text[];
  metas jsonb[];
  hold_ids uuid[];
  endings boolean[];
  originals uuid[];
  quote_ids uuid[];
  effective_times timestamptz[];
  hashes bytea[];
  earlier_hashes bytea[];
  has_repeats boolean;
  debit_at integer[];
  credit_at integer[];

  -- What is decided, by position in the batch; versions and balances only where money moves.
  verdicts text[];
  codes text[];
  debit_versions bigint[];
  credit_versions bigint[];
  debit_balances bigint[];
  credit_balances bigint[];
  times timestamptz[];
  rests bigint[];

  -- The holds that are captured from and the transfers that are reversed, as they are after what is decided so far.
  known_holds uuid[] := '{}';
  hold_accounts uuid[] := '{}';
  hold_lefts bigint[] := '{}';
  hold_takens bigint[] := '{}';
  hold_states text[] := '{}';
  hold_days timestamp[] := '{}';
  known_originals uuid[] := '{}';
  original_debits uuid[] := '{}';
  original_credits uuid[] := '{}';
  original_assets text[] := '{}';
  original_lefts bigint[] := '{}';

  -- The accounts in the order of their ids, as they are after what is decided so far.
  account_ids uuid[];
  account_assets text[];
  statuses text[];
  balances bigint[];
  helds bigint[];
  floors bigint[];
  ceilings bigint[];
  versions bigint[];
  lasts timestamptz[];
  out_days bigint[];
  limit_days bigint[];
  out_months bigint[];
  limit_months bigint[];

  n integer;
  d integer;
  c integer;
  h integer;
  o integer;
  k integer;
  amount bigint;
  moment timestamptz;
  reason text;
  is_replay boolean;
  group_from integer := 0;
  group_reason text;
  group_posted boolean := false;
  group_replayed boolean := false;
  groups_seen uuid[] := '{}';
begin
  select
    array_agg(i.id), array_agg(i.group_id), array_agg(i.debit), array_agg(i.credit), array_agg(i.asset), array_agg(i.amount),
    array_agg(i.kind), array_agg(coalesce(i.meta, '{}')), array_agg(i.hold_id), array_agg(coalesce(i.ends_hold, false)),
    array_agg(i.reverses), array_agg(i.quote_id), array_agg(i.effective_at),
    array_agg(sha256(convert_to(
      concat_ws(
        '|', i.group_id, i.debit, i.credit, i.asset, i.amount, i.kind, coalesce(i.meta, '{}'),
        'hold:' || i.hold_id || coalesce(i.ends_hold, false), 'reverses:' || i.reverses, 'quote:' || i.quote_id,
        'effective:' || extract(epoch from i.effective_at)),
      'UTF8')))
  into ids, group_ids, debits, credits, assets, amounts, kinds, metas, hold_ids, endings, originals, quote_ids, effective_times, hashes
  from jsonb_to_recordset(items) as i (
    id uuid, group_id uuid, debit uuid, credit uuid, asset text, amount bigint, kind text, meta jsonb, hold_id uuid,
    ends_hold boolean, reverses uuid, quote_id uuid, effective_at timestamptz);
  if ids is null then
    return;
  end if;
  has_repeats := cardinality(ids) > 1 and cardinality(ids) > (select count(distinct u.id) from unnest(ids) as u (id));

  -- Everybody locks rows in the order of their ids: no two batches wait for each other in a circle.
  select
    array_agg(a.id), array_agg(a.asset), array_agg(a.status::text), array_agg(a.balance), array_agg(a.held), array_agg(a.floor),
    array_agg(a.ceiling), array_agg(a.version), array_agg(a.last_at),
    array_agg(case when a.out_day_on = today then a.out_day else 0 end), array_agg(a.limit_day),
    array_agg(case when a.out_month_on = this_month then a.out_month else 0 end), array_agg(a.limit_month)
  into
    account_ids, account_assets, statuses, balances, helds, floors, ceilings, versions, lasts, out_days, limit_days, out_months,
    limit_months
  from (
    select l.*
    from ledger.account l
    where l.id = any (debits || credits)
    order by l.id
    for no key update
  ) a;

  -- Only now, under the locks: whoever posted the same id to the same accounts has committed, and is seen.
  -- width_bucket searches the sorted ids by halves; a miss gives a neighbour, which is found out below.
  select
    array_agg(width_bucket(i.debit, (select account_ids)) order by i.n),
    array_agg(width_bucket(i.credit, (select account_ids)) order by i.n),
    array_agg(t.request_hash order by i.n),
    array_agg(t.posted_at order by i.n)
  into debit_at, credit_at, earlier_hashes, times
  from unnest(ids, debits, credits) with ordinality as i (id, debit, credit, n)
  left join lateral (
    select earlier.request_hash, earlier.posted_at
    from ledger.transfer earlier
    where earlier.id = i.id
    limit 1
  ) t on true;

  -- A hold changes only under the lock of its account, which is the debit here; a transfer is reversed under those of both its own.
  if array_remove(hold_ids, null) <> '{}' then
    select
      array_agg(k.id), array_agg(k.account_id), array_agg(k.amount - k.captured), array_agg(k.captured),
      array_agg(case when k.state = 'open' and k.expires_at <= asked_at then 'over' else k.state end),
      array_agg(k.created_at at time zone 'UTC')
    into known_holds, hold_accounts, hold_lefts, hold_takens, hold_states, hold_days
    from ledger.hold k
    where k.id = any (hold_ids);
  end if;
  if array_remove(originals, null) <> '{}' then
    select
      array_agg(t.id), array_agg(t.debit), array_agg(t.credit), array_agg(t.asset),
      array_agg(t.amount - coalesce((select sum(r.amount) from ledger.transfer r where r.reverses = t.id), 0)::bigint)
    into known_originals, original_debits, original_credits, original_assets, original_lefts
    from ledger.transfer t
    where t.id = any (originals);
  end if;

  verdicts := array_fill(null::text, array[cardinality(ids)]);
  codes := verdicts;
  debit_versions := array_fill(null::bigint, array[cardinality(ids)]);
  credit_versions := debit_versions;
  debit_balances := debit_versions;
  credit_balances := debit_versions;
  rests := debit_versions;

  for n in 1 .. cardinality(ids) loop
    if group_ids[n] is not null and group_ids[n] is distinct from group_ids[n - 1] then
      if group_ids[n] = any (groups_seen) then
        raise exception 'the transfers of group % do not stand together in the batch', group_ids[n]
          using errcode = 'invalid_parameter_value';
      end if;
      groups_seen := groups_seen || group_ids[n];
      group_from := n;
      group_reason := null;
      group_posted := false;
      group_replayed := false;
    end if;

    d := debit_at[n];
    c := credit_at[n];
    h := case when hold_ids[n] is not null then array_position(known_holds, hold_ids[n]) end;
    o := case when originals[n] is not null then array_position(known_originals, originals[n]) end;
    amount := amounts[n];
    is_replay := false;
    reason := null;
    k := case when has_repeats then array_position(ids, ids[n]) else n end;
    if earlier_hashes[n] is not null then
      is_replay := earlier_hashes[n] = hashes[n];
      if not is_replay then reason := 'id_reused'; end if;
    elsif k < n then
      -- The same id again in one batch: the first one's verdict is the answer.
      is_replay := hashes[k] = hashes[n] and verdicts[k] <> 'refused';
      if hashes[k] <> hashes[n] then
        reason := 'id_reused';
      elsif not is_replay then
        reason := codes[k];
      end if;
    elsif amount is null or amount < 1 or amount > largest then
      reason := 'amount_invalid';
    elsif abs(ledger.id_time_ms(ids[n]) - asked_ms) > day_ms then
      reason := 'id_out_of_time';
    elsif debits[n] = credits[n] then
      reason := 'same_account';
    elsif account_ids[d] is distinct from debits[n] or account_ids[c] is distinct from credits[n] then
      reason := 'account_unknown';
    elsif account_assets[d] <> assets[n] or account_assets[c] <> assets[n] then
      reason := 'asset_mismatch';
    elsif hold_ids[n] is not null and hold_accounts[h] is distinct from debits[n] then
      reason := 'hold_unknown';
    elsif hold_states[h] <> 'open' then
      reason := 'hold_ended';
    elsif amount > hold_lefts[h] then
      reason := 'over_hold';
    elsif originals[n] is not null and (original_debits[o], original_credits[o], original_assets[o])
      is distinct from (credits[n], debits[n], assets[n]) then
      reason := 'reversal_mismatch';
    elsif amount > original_lefts[o] then
      reason := 'over_reversed';
    elsif statuses[d] <> 'open' and (h is null or statuses[d] <> 'no_debit') then
      reason := 'debit_frozen';
    elsif statuses[c] not in ('open', 'no_debit') then
      reason := 'credit_frozen';
    elsif h is null and balances[d] - helds[d] - amount < floors[d] or balances[d] - amount < -largest then
      reason := 'insufficient_funds';
    elsif h is null and o is null and out_days[d] + amount > limit_days[d] then
      reason := 'over_limit_day';
    elsif h is null and o is null and out_months[d] + amount > limit_months[d] then
      reason := 'over_limit_month';
    elsif balances[c] + amount > least(ceilings[c], largest) then
      reason := 'over_ceiling';
    end if;

    if reason is not null then
      verdicts[n] := 'refused';
      codes[n] := reason;
    elsif is_replay then
      verdicts[n] := 'replayed';
    else
      moment := greatest(asked_at, lasts[d], lasts[c]);
      balances[d] := balances[d] - amount;
      balances[c] := balances[c] + amount;
      versions[d] := versions[d] + 1;
      versions[c] := versions[c] + 1;
      lasts[d] := moment;
      lasts[c] := moment;
      -- Accounts of the outside world have no limits and would overflow: they are not counted.
      if floors[d] is not null and h is null and o is null then
        out_days[d] := out_days[d] + amount;
        out_months[d] := out_months[d] + amount;
      end if;
      if o is not null then
        original_lefts[o] := original_lefts[o] - amount;
      end if;
      if h is not null then
        hold_lefts[h] := hold_lefts[h] - amount;
        hold_takens[h] := hold_takens[h] + amount;
        rests[n] := case when endings[n] then hold_lefts[h] else 0 end;
        helds[d] := helds[d] - amount - rests[n];
        if endings[n] or hold_lefts[h] = 0 then
          hold_states[h] := 'captured';
          -- What the end gives back did not leave on the day, or in the month, in which the hold was counted.
          if floors[d] is not null and hold_days[h]::date = today then
            out_days[d] := greatest(out_days[d] - rests[n], 0);
          end if;
          if floors[d] is not null and date_trunc('month', hold_days[h])::date = this_month then
            out_months[d] := greatest(out_months[d] - rests[n], 0);
          end if;
        end if;
      end if;
      verdicts[n] := 'posted';
      times[n] := moment;
      debit_versions[n] := versions[d];
      credit_versions[n] := versions[c];
      debit_balances[n] := balances[d];
      credit_balances[n] := balances[c];
    end if;

    if group_ids[n] is not null then
      group_reason := coalesce(group_reason, reason);
      group_posted := group_posted or verdicts[n] = 'posted';
      group_replayed := group_replayed or (is_replay and k = n);
      if group_ids[n] is distinct from group_ids[n + 1] then
        if group_posted and group_replayed then
          group_reason := coalesce(group_reason, 'group_mismatch');
        end if;
        -- All of a group or nothing: what was decided for it is taken back, last first.
        if group_reason is not null then
          for k in reverse n .. group_from loop
            if verdicts[k] = 'posted' then
              amount := amounts[k];
              d := debit_at[k];
              c := credit_at[k];
              balances[d] := balances[d] + amount;
              balances[c] := balances[c] - amount;
              versions[d] := versions[d] - 1;
              versions[c] := versions[c] - 1;
              h := array_position(known_holds, hold_ids[k]);
              o := array_position(known_originals, originals[k]);
              if floors[d] is not null and h is null and o is null then
                out_days[d] := out_days[d] - amount;
                out_months[d] := out_months[d] - amount;
              end if;
              if o is not null then
                original_lefts[o] := original_lefts[o] + amount;
              end if;
              if h is not null then
                hold_lefts[h] := hold_lefts[h] + amount;
                hold_takens[h] := hold_takens[h] - amount;
                helds[d] := helds[d] + amount + rests[k];
                hold_states[h] := 'open';
                if floors[d] is not null and hold_days[h]::date = today then
                  out_days[d] := out_days[d] + rests[k];
                end if;
                if floors[d] is not null and date_trunc('month', hold_days[h])::date = this_month then
                  out_months[d] := out_months[d] + rests[k];
                end if;
              end if;
              verdicts[k] := 'refused';
              codes[k] := case group_reason when 'group_mismatch' then 'group_mismatch' else 'group_refused' end;
              debit_versions[k] := null;
            end if;
          end loop;
        end if;
      end if;
    end if;
  end loop;

  -- A repeat inside the batch follows its first, which its group may have taken back meanwhile.
  if has_repeats then
    for n in 1 .. cardinality(ids) loop
      k := array_position(ids, ids[n]);
      if k < n and verdicts[n] = 'replayed' and verdicts[k] = 'refused' then
        verdicts[n] := 'refused';
        codes[n] := codes[k];
      end if;
      times[n] := times[k];
    end loop;
  end if;

  if 'posted' = any (verdicts) then
    if known_holds <> '{}' then
      update ledger.hold k
      set
        captured = m.taken,
        state = m.state,
        ended_at = case when m.state = 'captured' then asked_at end
      from unnest(known_holds, hold_takens, hold_states) as m (id, taken, state)
      where k.id = m.id and k.captured < m.taken;
    end if;
    with moved as (
      update ledger.account a
      set
        balance = m.balance,
        held = m.held,
        version = m.version,
        last_at = m.last_at,
        out_day = m.out_day,
        out_day_on = today,
        out_month = m.out_month,
        out_month_on = this_month
      from unnest(account_ids, balances, helds, versions, lasts, out_days, out_months)
        as m (id, balance, held, version, last_at, out_day, out_month)
      where a.id = m.id and a.version < m.version
    ),
    written as (
      insert into ledger.transfer
        (id, group_id, debit, credit, debit_version, credit_version, asset, amount, kind, posted_at, meta, request_hash,
          hold_id, reverses, quote_id, effective_at)
      select
        w.id, w.group_id, w.debit, w.credit, w.debit_version, w.credit_version, w.asset, w.amount, w.kind, w.time, w.meta, w.hash,
        w.hold_id, w.reverses, w.quote_id, w.effective_at
      from unnest(
        ids, group_ids, debits, credits, debit_versions, credit_versions, assets, amounts, kinds, times, metas, hashes,
        hold_ids, originals, quote_ids, effective_times)
        as w (
          id, group_id, debit, credit, debit_version, credit_version, asset, amount, kind, time, meta, hash,
          hold_id, reverses, quote_id, effective_at)
      where w.debit_version is not null
    )
    insert into ledger.entry (account_id, version, transfer_id, amount, balance, posted_at)
    select leg.account_id, leg.version, w.id, leg.amount, leg.balance, w.time
    from unnest(ids, debits, credits, debit_versions, credit_versions, debit_balances, credit_balances, amounts, times)
        as w (id, debit, credit, debit_version, credit_version, debit_balance, credit_balance, amount, time)
    cross join lateral (
      values (w.debit, w.debit_version, -w.amount, w.debit_balance), (w.credit, w.credit_version, w.amount, w.credit_balance)
    ) as leg (account_id, version, amount, balance)
    where w.debit_version is not null;
  end if;

  return query
  select v.id, v.verdict, v.code, case when v.code is null then v.time end
  from unnest(ids, verdicts, codes, times) as v (id, verdict, code, time);
end;
$$;
comment on function ledger.post_in_tx(jsonb, timestamptz) is
  'Posts a batch of transfers in the caller''s transaction and answers each: posted, replayed (this id with this content was posted before), both with the time of the posting, or refused with a code. A refusal leaves its neighbours alone; transfers with one group_id stand together in the batch and are posted all or not at all. Items: {id, group_id?, debit, credit, asset, amount, kind, meta?, hold_id?, ends_hold?, reverses?, quote_id?, effective_at?}.';

revoke all on all functions in schema ledger from public;
