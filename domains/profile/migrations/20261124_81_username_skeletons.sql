-- A username looks like another also without its points, hyphens and underscores, and with digits for letters; 1 is read as l and as i.
truncate profile.username_skeleton;
insert into profile.username_skeleton (skeleton, user_id)
select distinct on (looks) looks, user_id
from (
  select
    replace(replace(replace(translate(translate(username, '._-', ''), '02345789', 'ozeastbg'), '1', one), 'rn', 'm'), 'vv', 'w') as looks,
    user_id,
    taken_at
  from profile.username, (values ('l'), ('i')) as reading (one)
) as taken
order by looks, taken_at;
comment on table profile.username_skeleton is
  'What usernames look like at a glance (am1na, a.mina and amina are one): only the first holder may have names that look so.';
