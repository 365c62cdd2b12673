alter table documents.document add column removed_at timestamptz;
comment on column documents.document.removed_at is
  'When its owner deleted it. Only the versions that were given to a case are left then.';
alter table documents.version alter column twin drop not null;
comment on column documents.version.twin is
  'The same for the same content of the same person: a paper is stored once. Null once its document was deleted.';

create table documents.giving (
  case_id uuid not null,
  document_id uuid not null,
  number integer not null,
  owner_id uuid not null,
  given_at timestamptz not null,
  constraint giving_key primary key (case_id, document_id),
  constraint giving_version foreign key (document_id, number) references documents.version on delete cascade
);
comment on table documents.giving is
  'Versions that owners gave to a case with the form they sent. The officers who may read the case may open them.';
create index giving_document on documents.giving (document_id);

create table documents.lending (
  file_id uuid not null,
  reader_id uuid not null,
  case_id uuid not null,
  document_id uuid not null,
  expires_at timestamptz not null,
  constraint lending_key primary key (file_id, reader_id),
  constraint lending_giving foreign key (case_id, document_id) references documents.giving on delete cascade
);
comment on table documents.lending is
  'Officers who asked for a link to a given file: for which case, and until when they may open it.';
create index lending_end on documents.lending (expires_at);
create index lending_giving on documents.lending (case_id, document_id);

alter table documents.opening add column case_id uuid;
comment on column documents.opening.case_id is 'The case for which an officer opened it; null where its owner did.';
