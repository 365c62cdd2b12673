create function ledger.id_time_ms(id uuid) returns bigint
language sql immutable strict parallel safe
as $$ select ('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint $$;
comment on function ledger.id_time_ms(uuid) is 'The Unix milliseconds in a UUID of version 7.';

create function ledger.open_accounts(items jsonb, asked_at timestamptz)
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
    -- In one order for everybody: whoever opens the same two accounts at the same time waits and does not meet head-on.
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

create function ledger.set_account_status(account_id uuid, wanted text) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ledger.account set status = wanted where id = account_id;
  return found;
end;
$$;
comment on function ledger.set_account_status(uuid, text) is 'Freezes an account, lets it go again, or closes it.';
