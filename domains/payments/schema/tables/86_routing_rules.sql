create table payments.routing_rule (
  id uuid not null,
  rule_id uuid not null,
  version integer not null,
  merchant_id uuid not null,
  is_test boolean not null,
  is_sample boolean not null default false,
  state text not null default 'draft',
  title text not null,
  priority integer not null,
  conditions jsonb not null,
  rails jsonb not null,
  is_enforced boolean not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  retired_at timestamptz,
  constraint routing_rule_pkey primary key (id),
  constraint routing_rule_version_once unique (rule_id, version),
  constraint routing_rule_version_positive check (version > 0),
  constraint routing_rule_state_known check (state in ('draft', 'active', 'retired')),
  constraint routing_rule_title_length check (char_length(title) between 1 and 80),
  constraint routing_rule_priority_range check (priority between 0 and 1000),
  constraint routing_rule_has_rails check (jsonb_array_length(rails) > 0),
  constraint routing_rule_active_dated check ((state = 'active') <= (activated_at is not null)),
  constraint routing_rule_retired_dated check ((state = 'retired') = (retired_at is not null))
);
create unique index routing_rule_one_draft on payments.routing_rule (rule_id) where state = 'draft';
create unique index routing_rule_one_active on payments.routing_rule (rule_id) where state = 'active';
create index routing_rule_by_merchant on payments.routing_rule (merchant_id, rule_id, version desc);
create index routing_rule_deciding on payments.routing_rule (merchant_id, is_test) where state = 'active';
comment on table payments.routing_rule is
  'Versions of the routing rules of merchants. A version that was active once is never changed, so that decisions that name it can be read.';

alter table payments.link add column metadata jsonb not null default '{}';
alter table payments.payment add column metadata jsonb not null default '{}';
comment on column payments.link.metadata is 'What the merchant has written with it, for their own use and for their routing rules.';
comment on column payments.payment.metadata is 'As the link had it when the payment began.';
