-- A programme that people made carries its terms; those of the code have none.
alter table grants.programme
  add column made jsonb,
  add column stage text constraint programme_stage_known check (stage in ('evaluating', 'awarded', 'archived'));
comment on column grants.programme.made is 'Its terms as they were published, which never change. Null: they stand in the code under its slug.';
comment on column grants.programme.stage is 'Where one that people made stands after it closed.';

-- The times that were promised, and those that were kept.
alter table grants.application
  add column screen_by timestamptz,
  add column screened_at timestamptz,
  add column decide_by timestamptz,
  add column decided_at timestamptz;
comment on column grants.application.screen_by is 'Until when someone was to look at it; null for those from before.';
comment on column grants.application.decide_by is 'Until when it was to be decided: since someone looked at it first.';
create index application_of_programme on grants.application (programme_id, sent_at);
