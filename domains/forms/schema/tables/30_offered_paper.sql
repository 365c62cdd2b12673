create table forms.offered_paper (
  draft_id uuid not null,
  document_id uuid not null,
  owner_id uuid not null,
  offered_at timestamptz not null,
  constraint offered_paper_key primary key (draft_id, document_id),
  constraint offered_paper_draft foreign key (draft_id) references forms.draft on delete cascade
);
comment on table forms.offered_paper is
  'Papers that members have put into a draft of their organisation, each their own: a colleague who sends the draft gives these too.';
create index offered_paper_owner on forms.offered_paper (owner_id);
