create schema business_papers;

create table business_papers.paper (
  id uuid not null constraint paper_key primary key,
  organisation_id uuid not null,
  kind text not null
    constraint paper_kind_known check (kind in ('articles', 'licence', 'tax', 'accounts', 'contract', 'other')),
  added_by uuid,
  added_at timestamptz not null,
  file_id uuid not null constraint paper_file_once unique,
  media_type text not null,
  size_bytes bigint not null constraint paper_size_positive check (size_bytes > 0),
  scan text not null constraint paper_scan_known check (scan in ('clean', 'not_scanned')),
  twin bytea not null,
  sealed_name text not null,
  constraint paper_twin unique (organisation_id, twin)
);
comment on table business_papers.paper is 'Papers of organisations. The bytes are the platform''s, under the file''s id.';
comment on column business_papers.paper.added_by is 'Null once the account of who sent it has ended.';
comment on column business_papers.paper.twin is 'The same for the same content of one sender: nobody adds a paper twice.';
comment on column business_papers.paper.sealed_name is 'As the sender called the file; sealed for this row.';
create index paper_organisation on business_papers.paper (organisation_id, id);
create index paper_added_by on business_papers.paper (added_by);

create table business_papers.shelf (
  organisation_id uuid not null constraint shelf_key primary key
);
comment on table business_papers.shelf is 'Locked by whoever adds a paper of an organisation, so that its room is kept.';
