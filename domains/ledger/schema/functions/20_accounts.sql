create or replace function ledger.open_accounts(items jsonb, asked_at timestamptz)
returns table (account_id uuid, owner_kind text, owner_id uuid, asset text, purpose text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  known constant bigint := (
    select count(*)
    from jsonb_to_recordset(items) as item (owner_kind text, owner_id uuid, asset text, purpose text)
    join ledger.account a
      on a.owner_kind = item.owner_kind
      and a.owner_id = item.owner_id
      and a.asset = item.asset
      and a.purpose = item.purpose);
begin
  if known < jsonb_array_length(items) then
    -- In one order for everybody: the person who opens the same two accounts at the same time waits and does not meet head-on.
    insert into ledger.account
      (id, owner_kind, owner_id, asset, purpose, class, floor, ceiling, limit_day, limit_month, opened_at, last_at)
    select id, owner_kind, owner_id, asset, purpose, class, floor, ceiling, limit_day, limit_month, asked_at, asked_at
    from jsonb_to_recordset(items) as item (
      id uuid, owner_kind text, owner_id uuid, asset text, purpose text, class text,
      floor bigint, ceiling bigint, limit_day bigint, limit_month bigint)
    order by owner_kind, owner_id, asset, purpose
    on conflict on constraint account_owner_key do nothing;
  end if;
  return query
  select a.id, a.owner_kind::text, a.owner_id, a.asset, a.purpose::text
  from jsonb_to_recordset(items) as item (owner_kind text, owner_id uuid, asset text, purpose text)
  join ledger.account a
    on a.owner_kind = item.owner_kind
    and a.owner_id = item.owner_id
    and a.asset = item.asset
    and a.purpose = item.purpose;
end;
$$;
comment on function ledger.open_accounts(jsonb, timestamptz) is
  'Opens those of the accounts that do not exist yet and returns the ids of all. Safe to repeat and to run at the same time.';
revoke all on function ledger.open_accounts from public;

create or replace function ledger.set_account_status(account_id uuid, wanted text) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ledger.account set status = wanted where id = account_id;
  return found;
end;
$$;
comment on function ledger.set_account_status(uuid, text) is 'Freezes an account, lets it go again, or closes it.';
revoke all on function ledger.set_account_status from public;

create or replace function ledger.set_account_limits(account_id uuid, day_limit bigint, month_limit bigint) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ledger.account set limit_day = day_limit, limit_month = month_limit where id = account_id;
  return found;
end;
$$;
comment on function ledger.set_account_limits(uuid, bigint, bigint) is
  'Sets how much may leave an account on one UTC day and in one UTC month; null is no limit.';
revoke all on function ledger.set_account_limits from public;
