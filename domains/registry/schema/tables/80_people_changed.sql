alter table registry.standing add column people_changed_at timestamptz;
comment on column registry.standing.people_changed_at is 'Since when people lead or own it whom no verification has looked at; null where there are none.';
