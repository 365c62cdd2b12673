create or replace trigger post_keeps_sample_mark before update of is_sample on blog.post
  for each row execute function platform.keep_sample_mark();
create or replace trigger author_keeps_sample_mark before update of is_sample on blog.author
  for each row execute function platform.keep_sample_mark();

create or replace function blog.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (select count(*)::integer from blog.post where is_sample);
comment on function blog.count_samples() is 'How many invented posts there are.';

-- An author stays as long as a post of theirs does, and where an account writes under the name.
create or replace function blog.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  gone uuid[] := array(select id from blog.post where is_sample and id <> all (kept));
begin
  delete from blog.old_slug where post_id = any (gone);
  delete from blog.post_text where post_id = any (gone);
  delete from blog.draft where post_id = any (gone);
  delete from blog.post_event where post_id = any (gone);
  delete from blog.co_author where post_id = any (gone);
  delete from blog.former_co_author where post_id = any (gone);
  delete from blog.revision where post_id = any (gone);
  delete from blog.post where id = any (gone);
  delete from blog.author a
  where a.is_sample and a.user_id is null and not exists (select from blog.post p where p.author_id = a.id)
    and not exists (select from blog.co_author c where c.author_id = a.id)
    and not exists (select from blog.former_co_author f where f.author_id = a.id);
  return cardinality(gone);
end;
$$;
comment on function blog.remove_samples(uuid[]) is 'Removes invented posts with all their languages, drafts and versions, and authors without a post.';
