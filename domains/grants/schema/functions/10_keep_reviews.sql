create or replace function grants.keep_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.state in ('assigned', 'scoring') then
      return new;
    end if;
    -- A new key: nothing but the sealed reasons may differ.
    if (to_jsonb(new) - 'sealed_reasons') = (to_jsonb(old) - 'sealed_reasons')
      and (new.sealed_reasons is null) = (old.sealed_reasons is null)
    then
      return new;
    end if;
  end if;
  if tg_op = 'DELETE' and exists (select from grants.application a where a.case_id = old.case_id and a.is_sample) then
    return old;
  end if;
  raise exception 'a review that has ended is never changed' using errcode = 'restrict_violation';
end;
$$;

create or replace trigger review_kept before update or delete on grants.review
  for each row execute function grants.keep_reviews();
create or replace trigger review_not_emptied before truncate on grants.review
  for each statement execute function grants.keep_reviews();
