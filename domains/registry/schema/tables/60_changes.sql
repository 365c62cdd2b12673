alter table registry.business
  add column version integer not null default 1 constraint business_version_positive check (version > 0);
comment on column registry.business.version is 'Counts the changes that were entered. A change is filed against one version and entered in no other.';

alter table registry.filing
  add column change_kind text
    constraint filing_change_kind_known check (change_kind in ('address', 'directors', 'transfer'));
comment on column registry.filing.change_kind is 'What was changed; null of what is no change.';

create table registry.change (
  case_id uuid not null constraint change_key primary key,
  business_id uuid not null constraint change_business references registry.business,
  kind text not null constraint change_kind_known check (kind in ('address', 'directors', 'transfer')),
  base_version integer not null,
  state text not null,
  sealed_details text not null,
  filed_by uuid not null,
  filed_at timestamptz not null
);
comment on table registry.change is 'A change of an entry that an owner asked for. The case of the same id says what became of it; its state is kept here too.';
comment on column registry.change.sealed_details is 'What is entered where it is approved, and what was before and comes after, as JSON. Sealed: what is refused is not public.';
create unique index change_open_once on registry.change (business_id)
  where state in ('submitted', 'in_review', 'needs_information');
create index change_of_business on registry.change (business_id, case_id desc);
