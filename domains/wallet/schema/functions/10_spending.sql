-- The newest entries of a person's purse since the first of the months, added up by month, kind, direction and the person's own category.
-- One range of the entries' primary key is read, at most `at_most` of it.
create or replace function wallet.spending(
  reader uuid,
  wanted_asset text,
  starts timestamptz[],
  at_most integer
)
returns table (month_place integer, kind text, is_in boolean, category text, amount numeric, entries bigint)
language sql stable as $$
  with purse as (
    select account.id, ledger.version_before(account.id, starts[1]) as above
    from ledger.account account
    where account.owner_kind = 'person'
      and account.owner_id = reader
      and account.asset = wanted_asset
      and account.purpose = 'main'
  ),
  counted as (
    select entry.transfer_id, entry.amount, entry.posted_at
    from purse
    join ledger.entry entry on entry.account_id = purse.id and entry.version > purse.above
    order by entry.version desc
    limit at_most
  )
  select
    width_bucket(counted.posted_at, starts),
    transfer.kind::text,
    counted.amount > 0,
    label.category,
    sum(abs(counted.amount)),
    count(*)
  from counted
  join ledger.transfer transfer on transfer.id = counted.transfer_id
  left join wallet.label label on label.user_id = reader and label.transfer_id = counted.transfer_id
  group by 1, 2, 3, 4
$$;
comment on function wallet.spending(uuid, text, timestamptz[], integer) is
  'What came to and left a person''s purse since starts[1], by month (its place among starts, from 1), kind, direction and own category, in minor units above zero.';
