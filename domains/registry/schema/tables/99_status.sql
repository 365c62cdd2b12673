create table registry.status_step (
  id uuid not null constraint status_step_key primary key,
  business_id uuid not null constraint status_step_of references registry.business,
  event text not null
    constraint status_step_event_known
    check (event in ('rest', 'resume', 'suspend', 'lift', 'begin_liquidation', 'convert', 'close')),
  status text not null
    constraint status_step_status_known
    check (status in ('active', 'dormant', 'suspended', 'dissolved', 'liquidation', 'converted')),
  reason text not null constraint status_step_reason_length check (char_length(reason) between 1 and 280),
  made_by uuid,
  effective_on date not null,
  made_at timestamptz not null,
  successor_id uuid constraint status_step_successor references registry.business,
  constraint status_step_of_successor check ((successor_id is not null) = (event = 'convert'))
);
comment on table registry.status_step is 'How the status of a business changed by its owners or by officers, with the reason that everyone reads. Append-only.';
comment on column registry.status_step.made_by is 'The owner, or the officer who approved it.';
comment on column registry.status_step.successor_id is 'The entry that took the place of one that was converted.';
create index status_step_of_business on registry.status_step (business_id, id desc);

alter table registry.filing drop constraint filing_kind_known;
alter table registry.filing
  add constraint filing_kind_known
  check (kind in (
    'registered', 'confirmed', 'changed', 'dissolution_noticed', 'dissolution_withdrawn', 'dissolved', 'rested',
    'resumed', 'suspended', 'lifted', 'liquidation_begun', 'converted'));
