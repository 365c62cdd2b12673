create or replace function comments.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from comments.comment where sample_name is not null);
comment on function comments.count_samples() is 'How many invented comments there are.';

create or replace function comments.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  gone uuid[] := array(select id from comments.comment where sample_name is not null and id <> all (kept));
begin
  delete from comments.comment where id = any (gone) and parent_id is not null;
  delete from comments.comment where id = any (gone);
  return cardinality(gone);
end;
$$;
comment on function comments.remove_samples(uuid[]) is 'Removes invented comments, but for those to which a person has replied.';
