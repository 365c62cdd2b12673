alter table cases.case add column organisation_id uuid;
comment on column cases.case.organisation_id is 'For which organisation it was asked: its members read it, those who edit act on it. Null: for the applicant.';
create index case_of_organisation on cases.case (organisation_id, id desc) where organisation_id is not null;
