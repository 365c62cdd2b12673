create or replace function registry.keep_name_parts() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into registry.name_part (jurisdiction, part, name_key)
  select distinct held.jurisdiction, part, held.name_key
  from new_names as held
  cross join lateral unnest(held.near_grams) as part;
  return null;
end;
$$;
comment on function registry.keep_name_parts() is 'A name that is held is found by its parts.';

create or replace trigger held_name_keeps_parts after insert on registry.held_name
  referencing new table as new_names
  for each statement execute function registry.keep_name_parts();
