-- The posting function over plain arrays.

create or replace function ledger.post(
  account_ids uuid[], ids uuid[], debits integer[], credits integer[], amounts bigint[], assets text[], asset_at integer[],
  kinds ledger.word[], kind_at integer[], hashes bytea, metas jsonb[], group_ids uuid[], hold_ids uuid[], endings boolean[],
  originals uuid[], quote_ids uuid[], effective_times timestamptz[], has_repeats boolean, is_locking boolean, asked_at timestamptz,
  out first_id uuid, out posted_at timestamptz, out codes text[], out times timestamptz[])
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  largest constant bigint := 4000000000000000000;
  today constant date := (asked_at at time zone 'UTC')::date;
  this_month constant date := date_trunc('month', asked_at at time zone 'UTC')::date;
  asked_ms constant bigint := floor(extract(epoch from asked_at) * 1000);
  -- Ids of version 7 sort by their time: a day before and a day after.
  earliest constant uuid := rpad(lpad(to_hex(asked_ms - 86400000), 12, '0'), 32, '0')::uuid;
  latest constant uuid := rpad(lpad(to_hex(asked_ms + 86400000), 12, '0'), 32, 'f')::uuid;
  length constant integer := cardinality(ids);
  has_earlier boolean;
  -- Nothing in the batch asks for more than two accounts and an amount.
  is_simple boolean;

  -- The accounts, as they are after what is decided so far: see ledger.accounts_to_post.
  found_ids uuid[]; places tid[]; asset_of integer[]; can_give boolean[]; can_take boolean[];
  balances bigint[]; helds bigint[]; lows bigint[]; tops bigint[]; leaves bigint[]; leaves_before bigint[];
  out_days bigint[]; out_months bigint[]; month_backs bigint[]; versions bigint[]; versions_before bigint[];
  owner_kinds text[]; owners uuid[];

  -- What is decided, by position in the batch; versions and balances only where money moves.
  debit_versions bigint[] := array_fill(null::bigint, array[length]);
  credit_versions bigint[] := debit_versions;
  debit_balances bigint[] := debit_versions;
  credit_balances bigint[] := debit_versions;
  held_changes bigint[]; leave_changes bigint[]; back_changes bigint[];
  earlier_hashes bytea[];

  -- The holds that are captured from and the transfers that are reversed, as they are after what is decided so far.
  known_holds uuid[]; hold_accounts uuid[]; hold_lefts bigint[]; hold_takens bigint[]; hold_states text[]; hold_days timestamp[];
  known_originals uuid[]; original_debits uuid[]; original_credits uuid[]; original_assets text[]; original_lefts bigint[];

  n integer; d integer; c integer; a integer := 1; h integer; o integer; k integer;
  amount bigint; debit_balance bigint; credit_balance bigint;
  reason text;
  -- is_kept: the debit's owner has the credit, too, so that nothing leaves.
  is_replay boolean; is_kept boolean;
  group_from integer := 0;
  group_reason text;
  group_posted boolean := false;
  group_replayed boolean := false;
  groups_seen uuid[] := '{}';
begin
  first_id := ids[1];
  if length = 0 then
    return;
  end if;
  if is_locking then
    -- Everybody locks rows in the order of their ids: no two batches wait for each other in a circle.
    perform from ledger.account l where l.id = any (account_ids) order by l.id for no key update;
  end if;
  select r.*
  into
    found_ids, places, balances, helds, versions, lows, tops, asset_of, can_give, can_take, out_days, out_months, leaves, posted_at,
    owner_kinds, owners
  from ledger.accounts_to_post(account_ids, assets, asked_at) r;
  versions_before := versions;
  leaves_before := leaves;
  if cardinality(found_ids) is distinct from cardinality(account_ids) then
    debits := array(
      select array_position(found_ids, account_ids[w.place]) from unnest(debits) with ordinality as w (place, n) order by w.n);
    credits := array(
      select array_position(found_ids, account_ids[w.place]) from unnest(credits) with ordinality as w (place, n) order by w.n);
    account_ids := coalesce(found_ids, '{}');
  end if;

  -- Only now, under the locks: the person who posted the same id to the same accounts has committed, and is seen.
  has_earlier := exists (select from ledger.transfer t where t.id = any (ids));
  is_simple := not has_earlier and not has_repeats and group_ids is null and hold_ids is null and originals is null;
  if has_earlier then
    select array_agg(t.request_hash order by i.n), array_agg(t.posted_at order by i.n)
    into earlier_hashes, times
    from unnest(ids) with ordinality as i (id, n)
    left join lateral (
      select earlier.request_hash, earlier.posted_at
      from ledger.transfer earlier
      where earlier.id = i.id
      limit 1
    ) t on true;
  elsif has_repeats then
    times := array_fill(null::timestamptz, array[length]);
  end if;
  -- A hold changes only under the lock of its account, which is the debit here; a transfer is reversed under those of both its own.
  if hold_ids is not null then
    select r.* into known_holds, hold_accounts, hold_lefts, hold_takens, hold_states, hold_days
    from ledger.holds_to_capture(hold_ids, asked_at) r;
    month_backs := array_fill(0::bigint, array[coalesce(cardinality(found_ids), 0)]);
  end if;
  if originals is not null then
    select r.* into known_originals, original_debits, original_credits, original_assets, original_lefts
    from ledger.transfers_to_reverse(originals) r;
  end if;

  for n in 1 .. length loop
    d := debits[n];
    c := credits[n];
    amount := amounts[n];
    debit_balance := balances[d] - amount;
    credit_balance := balances[c] + amount;
    if asset_at is not null then
      a := asset_at[n];
    end if;

    -- What most are: one test, and done.
    if is_simple and amount between 1 and largest and debit_balance >= lows[d] and credit_balance <= tops[c]
      and (amount <= leaves[d]) is not false and can_give[d] and can_take[c] and asset_of[d] = a and asset_of[c] = a and d <> c
      and ids[n] between earliest and latest
    then
      balances[d] := debit_balance;
      balances[c] := credit_balance;
      leaves[d] := leaves[d] - case when owners[d] = owners[c] and owner_kinds[d] = owner_kinds[c] then 0 else amount end;
      debit_versions[n] := versions[d] + 1;
      credit_versions[n] := versions[c] + 1;
      versions[d] := versions[d] + 1;
      versions[c] := versions[c] + 1;
      debit_balances[n] := debit_balance;
      credit_balances[n] := credit_balance;
      continue;
    end if;

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
    h := case when hold_ids[n] is not null then array_position(known_holds, hold_ids[n]) end;
    o := case when originals[n] is not null then array_position(known_originals, originals[n]) end;
    k := case when has_repeats then array_position(ids, ids[n]) else n end;
    is_kept := owners[d] = owners[c] and owner_kinds[d] = owner_kinds[c];
    is_replay := false;
    reason := null;
    if earlier_hashes[n] is not null then
      is_replay := earlier_hashes[n] = substring(hashes, 32 * n - 31, 32);
      if not is_replay then reason := 'id_reused'; end if;
    elsif k < n then
      -- The same id again in one batch: the first one's verdict is the answer.
      is_replay := coalesce(codes[k], 'replayed') = 'replayed'
        and substring(hashes, 32 * k - 31, 32) = substring(hashes, 32 * n - 31, 32);
      if substring(hashes, 32 * k - 31, 32) <> substring(hashes, 32 * n - 31, 32) then
        reason := 'id_reused';
      elsif not is_replay then
        reason := codes[k];
      end if;
    elsif amount is null or amount < 1 or amount > largest then
      reason := 'amount_invalid';
    elsif not ids[n] between earliest and latest then
      reason := 'id_out_of_time';
    elsif d = c then
      reason := 'same_account';
    elsif d is null or c is null then
      reason := 'account_unknown';
    elsif (asset_of[d] = a and asset_of[c] = a) is not true then
      reason := 'asset_mismatch';
    elsif hold_ids[n] is not null and hold_accounts[h] is distinct from found_ids[d] then
      reason := 'hold_unknown';
    elsif hold_states[h] <> 'open' then
      reason := 'hold_ended';
    elsif amount > hold_lefts[h] then
      reason := 'over_hold';
    elsif originals[n] is not null
      and (original_debits[o], original_credits[o], original_assets[o]) is distinct from (found_ids[c], found_ids[d], assets[a])
    then
      reason := 'reversal_mismatch';
    elsif amount > original_lefts[o] then
      reason := 'over_reversed';
    elsif not can_give[d] and (h is null or not can_take[d]) then
      reason := 'debit_frozen';
    elsif not can_take[c] then
      reason := 'credit_frozen';
    elsif h is null and debit_balance < lows[d] then
      reason := 'insufficient_funds';
    elsif h is null and o is null and not is_kept and amount > leaves[d] then
      reason := (
        select case
          when x.limit_day - out_days[d] - leaves_before[d] + leaves[d] < amount then 'over_limit_day'
          else 'over_limit_month'
        end
        from ledger.account x
        where x.id = found_ids[d]);
    elsif credit_balance > tops[c] then
      reason := 'over_ceiling';
    end if;

    if reason is not null or is_replay then
      codes := coalesce(codes, array_fill(null::text, array[length]));
      codes[n] := coalesce(reason, 'replayed');
    else
      held_changes[n] := 0;
      back_changes[n] := 0;
      -- What is captured was counted when it was set aside, what is given back had come in, and what stays with its owner does not leave.
      leave_changes[n] := case when h is null and o is null and not is_kept then -amount else 0 end;
      if o is not null then
        original_lefts[o] := original_lefts[o] - amount;
      end if;
      if h is not null then
        hold_lefts[h] := hold_lefts[h] - amount;
        hold_takens[h] := hold_takens[h] + amount;
        held_changes[n] := -amount;
        if endings[n] or hold_lefts[h] = 0 then
          hold_states[h] := 'captured';
          held_changes[n] := -amount - hold_lefts[h];
          -- What the end gives back did not leave on the day, or in the month, in which the hold was counted.
          if hold_days[h]::date = today then
            leave_changes[n] := hold_lefts[h];
          elsif date_trunc('month', hold_days[h])::date = this_month and leaves[d] is not null then
            back_changes[n] := hold_lefts[h];
          end if;
        end if;
        month_backs[d] := month_backs[d] + back_changes[n];
      end if;
      balances[d] := debit_balance;
      balances[c] := credit_balance;
      helds[d] := helds[d] + held_changes[n];
      lows[d] := lows[d] + held_changes[n];
      leaves[d] := leaves[d] + leave_changes[n];
      debit_versions[n] := versions[d] + 1;
      credit_versions[n] := versions[c] + 1;
      versions[d] := versions[d] + 1;
      versions[c] := versions[c] + 1;
      debit_balances[n] := debit_balance;
      credit_balances[n] := credit_balance;
    end if;

    if group_ids[n] is not null then
      group_reason := coalesce(group_reason, reason);
      group_posted := group_posted or debit_versions[n] is not null;
      group_replayed := group_replayed or (is_replay and k = n);
      if group_ids[n] is distinct from group_ids[n + 1] then
        if group_posted and group_replayed then
          group_reason := coalesce(group_reason, 'group_mismatch');
        end if;
        -- All of a group or nothing: what was decided for it is taken back, last first.
        if group_reason is not null then
          codes := coalesce(codes, array_fill(null::text, array[length]));
          for k in reverse n .. group_from loop
            if debit_versions[k] is not null then
              amount := amounts[k];
              d := debits[k];
              c := credits[k];
              h := array_position(known_holds, hold_ids[k]);
              o := array_position(known_originals, originals[k]);
              balances[d] := balances[d] + amount;
              balances[c] := balances[c] - amount;
              helds[d] := helds[d] - held_changes[k];
              lows[d] := lows[d] - held_changes[k];
              leaves[d] := leaves[d] - leave_changes[k];
              versions[d] := versions[d] - 1;
              versions[c] := versions[c] - 1;
              if o is not null then
                original_lefts[o] := original_lefts[o] + amount;
              end if;
              if h is not null then
                hold_lefts[h] := hold_lefts[h] + amount;
                hold_takens[h] := hold_takens[h] - amount;
                hold_states[h] := 'open';
                month_backs[d] := month_backs[d] - back_changes[k];
              end if;
              codes[k] := case group_reason when 'group_mismatch' then 'group_mismatch' else 'group_refused' end;
              debit_versions[k] := null;
              credit_versions[k] := null;
            end if;
          end loop;
        end if;
      end if;
    end if;
  end loop;

  -- A repeat inside the batch follows its first, which its group may have taken back meanwhile.
  if has_repeats and codes is not null then
    for n in 1 .. length loop
      k := array_position(ids, ids[n]);
      if k < n and codes[n] = 'replayed' and earlier_hashes[n] is null then
        if codes[k] <> 'replayed' then
          codes[n] := codes[k];
        end if;
        times[n] := coalesce(times[k], posted_at);
      end if;
    end loop;
  end if;

  if array_remove(debit_versions, null) = '{}' then
    return;
  end if;
  begin
    if known_holds is not null then
      update ledger.hold k
      set captured = m.taken, state = m.state, ended_at = case when m.state = 'captured' then asked_at end
      from unnest(known_holds, hold_takens, hold_states) as m (id, taken, state)
      where k.id = m.id and k.captured < m.taken;
    end if;
    insert into ledger.posting
    values (
      places, found_ids, versions_before, versions, balances, helds, out_days, out_months, leaves_before, leaves, month_backs,
      posted_at, today, this_month, ids, debits, credits, debit_versions, credit_versions, debit_balances, credit_balances, amounts,
      assets, asset_at, kinds, kind_at, hashes, metas, group_ids, hold_ids, originals, quote_ids, effective_times);
  exception
    when serialization_failure or unique_violation then
      if is_locking then
        raise;
      end if;
      -- Someone was at these accounts, or at this id, at the same time: once more, and nobody else meanwhile.
      select again.posted_at, again.codes, again.times
      into posted_at, codes, times
      from ledger.post(
        account_ids, ids, debits, credits, amounts, assets, asset_at, kinds, kind_at, hashes, metas, group_ids, hold_ids, endings,
        originals, quote_ids, effective_times, has_repeats, true, asked_at) again;
  end;
end;
$$;
comment on function ledger.post(
  uuid[], uuid[], integer[], integer[], bigint[], text[], integer[], ledger.word[], integer[], bytea, jsonb[], uuid[], uuid[], boolean[],
  uuid[], uuid[], timestamptz[], boolean, boolean, timestamptz) is
  'Posts a batch of transfers in the caller''s transaction, in order. account_ids: the accounts concerned, each once, ascending; debits and credits are places among them, from 1. assets and kinds are listed once each, with the place of each item''s own; null where all have the first. hashes: 32 bytes of each item. Columns that no item needs are null. Answers the first id, so that nobody takes the answer of another batch for theirs, the time of the posting and, where not all were posted, a code for each: null posted, replayed (posted before with the same content, at its time in times), or why it was refused; a refusal leaves its neighbours alone, and transfers with one group_id stand together and are posted all or not at all. is_locking locks the accounts first; else they are read, and locked only as they are written, and all is done again under locks where somebody was quicker.';
revoke all on function ledger.post from public;
