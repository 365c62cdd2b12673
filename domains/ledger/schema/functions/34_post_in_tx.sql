create or replace function ledger.post_in_tx(items jsonb, asked_at timestamptz)
returns table (transfer_id uuid, verdict text, code text, posted_at timestamptz)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  batch record;
  answer record;
begin
  select
    array_agg(i.id) as ids, array_agg(i.debit) as debits, array_agg(i.credit) as credits, array_agg(i.amount) as amounts,
    array_agg(i.asset) as assets, array_agg(i.kind::ledger.word) as kinds, array_agg(i.meta) as metas,
    array_agg(i.group_id) as group_ids, array_agg(i.hold_id) as hold_ids, array_agg(coalesce(i.ends_hold, false)) as endings,
    array_agg(i.reverses) as originals, array_agg(i.quote_id) as quote_ids, array_agg(i.effective_at) as effective_times,
    array_agg(i.n::integer) as places, count(distinct i.id) as different,
    string_agg(
      sha256(convert_to(
        concat_ws(
          '|', i.group_id, i.debit, i.credit, i.asset, i.amount, i.kind, coalesce(i.meta, '{}'),
          'hold:' || i.hold_id || coalesce(i.ends_hold, false), 'reverses:' || i.reverses, 'quote:' || i.quote_id,
          'effective:' || extract(epoch from i.effective_at)),
        'UTF8')),
      ''::bytea order by i.n) as hashes,
    (
      select array_agg(distinct side.id order by side.id)
      from jsonb_to_recordset(items) as s (debit uuid, credit uuid)
      cross join lateral (values (s.debit), (s.credit)) as side (id)
    ) as account_ids
  into batch
  from rows from (
    jsonb_to_recordset(items) as (
      id uuid, group_id uuid, debit uuid, credit uuid, asset text, amount bigint, kind text, meta jsonb, hold_id uuid,
      ends_hold boolean, reverses uuid, quote_id uuid, effective_at timestamptz))
    with ordinality
    as i (
      id, group_id, debit, credit, asset, amount, kind, meta, hold_id, ends_hold, reverses, quote_id, effective_at, n);
  if batch.ids is null then
    return;
  end if;
  select p.posted_at, p.codes, p.times into answer
  from ledger.post(
    batch.account_ids,
    batch.ids,
    array(select array_position(batch.account_ids, w.id) from unnest(batch.debits) with ordinality as w (id, n) order by w.n),
    array(select array_position(batch.account_ids, w.id) from unnest(batch.credits) with ordinality as w (id, n) order by w.n),
    batch.amounts, batch.assets,
    array(select array_position(batch.assets, w.asset) from unnest(batch.assets) with ordinality as w (asset, n) order by w.n),
    batch.kinds, batch.places, batch.hashes, batch.metas,
    case when array_remove(batch.group_ids, null) <> '{}' then batch.group_ids end,
    case when array_remove(batch.hold_ids, null) <> '{}' then batch.hold_ids end,
    batch.endings,
    case when array_remove(batch.originals, null) <> '{}' then batch.originals end,
    batch.quote_ids, batch.effective_times, batch.different < cardinality(batch.ids), true, asked_at) p;
  return query
  select
    w.id,
    case coalesce(answer.codes[w.n], 'posted') when 'posted' then 'posted' when 'replayed' then 'replayed' else 'refused' end,
    nullif(answer.codes[w.n], 'replayed'),
    case coalesce(answer.codes[w.n], 'posted') when 'posted' then answer.posted_at when 'replayed' then answer.times[w.n] end
  from unnest(batch.ids) with ordinality as w (id, n)
  order by w.n;
end;
$$;
comment on function ledger.post_in_tx(jsonb, timestamptz) is
  'The posting function for hands: the same over a list of {id, group_id?, debit, credit, asset, amount, kind, meta?, hold_id?, ends_hold?, reverses?, quote_id?, effective_at?}, with an answer for each: posted, replayed, or refused with a code.';
revoke all on function ledger.post_in_tx from public;
