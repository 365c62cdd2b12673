create or replace function site.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'site.slide_version is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger slide_version_append_only before update or delete or truncate on site.slide_version
  for each statement execute function site.refuse_change();
