create or replace trigger plan_follows_machine before insert or update of state on grant_programmes.plan
  for each row execute function platform.keep_to_machine('state', 'draft',
    'draft > in_review archived',
    'in_review > draft forecasted',
    'forecasted > open',
    'open > closed',
    'closed > evaluating',
    'evaluating > awarded',
    'awarded > forecasted archived');

-- What two people published stays as they saw it.
create or replace function grant_programmes.keep_published() returns trigger language plpgsql as $$
begin
  if old.published_by is not null
    and (new.answers, new.slug, new.language, new.made_by, new.organisation_id, new.published_by, new.endorsed_by, new.fixed_rate)
      is distinct from (old.answers, old.slug, old.language, old.made_by, old.organisation_id, old.published_by, old.endorsed_by, old.fixed_rate)
  then
    raise exception 'a published programme is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create or replace trigger plan_published_kept before update on grant_programmes.plan
  for each row execute function grant_programmes.keep_published();
