-- What is published is never changed: neither its terms nor its name.
create or replace function grants.keep_published() returns trigger language plpgsql as $$
begin
  if old.made is not null and (new.made, new.proposed_by, new.slug, new.kind, new.applicants, new.sector, new.countries, new.minimum_minor, new.maximum_minor)
    is distinct from (old.made, old.proposed_by, old.slug, old.kind, old.applicants, old.sector, old.countries, old.minimum_minor, old.maximum_minor)
  then
    raise exception 'the terms of a published programme are never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create or replace trigger programme_published_kept before update on grants.programme
  for each row execute function grants.keep_published();
