alter table organisations.organisation add column name_key text;
-- Of those from before, close to what nameKey makes; the next change of a name writes the exact one.
update organisations.organisation set name_key = regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g');
alter table organisations.organisation alter column name_key set not null;
comment on column organisations.organisation.name_key is 'The name without capitals, accents, spaces and legal form, by which a text is found to name it.';
create index organisation_by_name on organisations.organisation (name_key);
create index organisation_by_beginning on organisations.organisation (left(name_key, 2));
create index team_change_of_person on organisations.team_change (person_id, at) where change in ('left', 'removed');
