-- What a key may do never changes, and a revoked key stays revoked.
create or replace function developers.keep_key() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{last_used_at,revoked_at}'::text[] <> to_jsonb(old) - '{last_used_at,revoked_at}'::text[] then
    raise exception 'an API key never changes' using errcode = 'check_violation';
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'a revoked API key stays revoked' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create or replace trigger api_key_keeps before update on developers.api_key
  for each row execute function developers.keep_key();
