alter table wallet.quote add column voided_at timestamptz;
comment on column wallet.quote.voided_at is 'When a newer quote of the same two currencies took its place.';

-- Of the quotes that nobody has used, the newest of each person and pair stays.
update wallet.quote as old
set voided_at = old.created_at
where old.used_at is null
  and exists (
    select 1
    from wallet.quote newer
    where newer.user_id = old.user_id
      and newer.used_at is null
      and least(newer.from_asset, newer.to_asset) = least(old.from_asset, old.to_asset)
      and greatest(newer.from_asset, newer.to_asset) = greatest(old.from_asset, old.to_asset)
      and (newer.created_at, newer.id) > (old.created_at, old.id));

alter table wallet.quote add constraint quote_used_or_voided check (used_at is null or voided_at is null);
create unique index quote_one_open on wallet.quote (
  user_id, least(from_asset, to_asset), greatest(from_asset, to_asset))
  where used_at is null and voided_at is null;
comment on index wallet.quote_one_open is 'One offer a person and pair, whichever the direction: many at once would be a free choice among prices.';
