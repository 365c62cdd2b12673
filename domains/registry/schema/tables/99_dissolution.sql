create table registry.dissolution (
  id uuid not null constraint dissolution_key primary key,
  business_id uuid not null constraint dissolution_of references registry.business,
  state text not null
    constraint dissolution_state_known
    check (state in ('asked', 'noticed', 'dissolved', 'withdrawn', 'expired')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  agree_until timestamptz not null,
  agreed_by uuid,
  noticed_at timestamptz,
  notice_until date,
  ended_at timestamptz,
  constraint dissolution_noticed
    check (state not in ('noticed', 'dissolved') or num_nonnulls(agreed_by, noticed_at, notice_until) = 3),
  constraint dissolution_ended check ((ended_at is null) = (state in ('asked', 'noticed')))
);
comment on table registry.dissolution is 'How the owners of a business end it: asked for by one, agreed by another where there are several, with notice to everyone.';
comment on column registry.dissolution.agreed_by is 'Another owner; the same person where the business has one.';
comment on column registry.dissolution.notice_until is 'The last day on which the owners may take it back. Moved on while something stands in the way.';
create unique index dissolution_open_once on registry.dissolution (business_id) where state in ('asked', 'noticed');
create index dissolution_of_business on registry.dissolution (business_id, id desc);
create index dissolution_due on registry.dissolution (notice_until) where state = 'noticed';

alter table registry.filing drop constraint filing_kind_known;
alter table registry.filing
  add constraint filing_kind_known
  check (kind in (
    'registered', 'confirmed', 'changed', 'dissolution_noticed', 'dissolution_withdrawn', 'dissolved'));
