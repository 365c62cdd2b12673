create table profile.username_skeleton (
  skeleton text primary key,
  user_id uuid not null
);
comment on table profile.username_skeleton is 'What a username looks like at a glance (0 and o, 1 and l, rn and m are one): only its first holder may have names that look so.';

insert into profile.username_skeleton (skeleton, user_id)
select distinct on (looks) looks, user_id
from (
  select replace(replace(translate(username, '01', 'ol'), 'rn', 'm'), 'vv', 'w') as looks, user_id, taken_at
  from profile.username
) as taken
order by looks, taken_at;
