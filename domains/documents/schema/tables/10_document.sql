create schema documents;

create table documents.document (
  id uuid not null constraint document_key primary key,
  owner_id uuid not null,
  kind text not null
    constraint document_kind_known
    check (kind in ('id_card', 'passport', 'proof_of_address', 'certificate', 'cv', 'other')),
  expires_on date,
  created_at timestamptz not null
);
comment on table documents.document is 'A person''s own papers. Each has one version at least.';
comment on column documents.document.expires_on is 'The day on which it ends; null where it does not, or nobody said.';
create index document_owner on documents.document (owner_id, id);
create index document_end on documents.document (expires_on) where expires_on is not null;

create table documents.version (
  document_id uuid not null constraint version_document references documents.document on delete cascade,
  number integer not null constraint version_number_counted check (number > 0),
  owner_id uuid not null,
  file_id uuid not null constraint version_file_once unique,
  media_type text not null,
  size_bytes bigint not null constraint version_size_positive check (size_bytes > 0),
  scan text not null constraint version_scan_known check (scan in ('clean', 'not_scanned')),
  twin bytea not null,
  sealed_name text not null,
  added_at timestamptz not null,
  constraint version_key primary key (document_id, number),
  constraint version_twin unique (owner_id, twin)
);
comment on table documents.version is 'The files of documents. The bytes are the platform''s, under the file''s id.';
comment on column documents.version.twin is 'The same for the same content of the same person: nobody keeps a paper twice.';
comment on column documents.version.sealed_name is 'As the sender called the file; sealed for the row of this document and number.';

create table documents.opening (
  id uuid not null constraint opening_key primary key,
  document_id uuid not null,
  number integer not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  constraint opening_version foreign key (document_id, number) references documents.version on delete cascade
);
comment on table documents.opening is 'Who opened which version and when. Goes with the document.';
create index opening_document on documents.opening (document_id, id);

create table documents.reminder (
  document_id uuid not null constraint reminder_document references documents.document on delete cascade,
  expires_on date not null,
  days integer not null,
  constraint reminder_key primary key (document_id, expires_on, days)
);
comment on table documents.reminder is 'Reminders that were sent: each once for a document and a day on which it ends.';
