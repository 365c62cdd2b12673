create schema settlements;

create table settlements.file (
  id uuid not null,
  rail text not null,
  reference text not null,
  asset text not null,
  lines integer not null,
  gross bigint not null,
  fee bigint not null,
  is_test boolean not null,
  is_sample boolean not null default false,
  taken_at timestamptz not null,
  proposed_by uuid,
  approved_by uuid,
  constraint file_pkey primary key (id),
  constraint file_once unique (rail, reference, asset),
  constraint file_lines_positive check (lines > 0),
  constraint file_two_people check (approved_by <> proposed_by),
  constraint file_of_money_by_people check (is_test or is_sample or approved_by is not null)
);
comment on table settlements.file is
  'What a rail says that it has settled, taken in once. Of a rail that carries money two people take it in; a simulated one hands its own in.';

create table settlements.line (
  file_id uuid not null,
  number integer not null,
  rail text not null,
  kind text not null,
  reference text not null,
  gross bigint not null,
  fee bigint not null,
  constraint line_pkey primary key (file_id, number),
  constraint line_kind_known check (kind in ('sale', 'refund', 'dispute'))
);
create index line_by_reference on settlements.line (rail, reference, kind);
comment on table settlements.line is 'One line of a settlement file: a sale, or what goes back to payers, which is below zero.';

create table settlements.difference (
  id uuid not null,
  file_id uuid,
  rail text not null,
  asset text not null,
  kind text not null,
  line_kind text not null,
  reference text not null,
  payment_id uuid,
  title text,
  expected bigint,
  settled bigint,
  amount bigint not null,
  state text not null default 'open',
  is_test boolean not null,
  is_sample boolean not null default false,
  opened_at timestamptz not null,
  proposal_id uuid,
  reason text,
  other_id uuid,
  ended_at timestamptz,
  proposed_by uuid,
  approved_by uuid,
  constraint difference_pkey primary key (id),
  constraint difference_kind_known check (kind in ('amount', 'fee', 'twice', 'unknown', 'missing')),
  constraint difference_line_kind_known check (line_kind in ('sale', 'refund', 'dispute')),
  constraint difference_state_known check (state in ('open', 'written_off', 'offset', 'arrived')),
  constraint difference_not_zero check (amount <> 0),
  constraint difference_of_no_file check ((file_id is null) = (kind = 'missing')),
  constraint difference_end_known check ((state = 'open') = (ended_at is null)),
  constraint difference_two_people check (
    (state in ('written_off', 'offset')) <= (proposed_by is not null and approved_by is not null)
    and approved_by <> proposed_by
  ),
  constraint difference_offset_named check ((state = 'offset') = (other_id is not null))
);
create index difference_newest on settlements.difference (id desc);
create index difference_open on settlements.difference (rail, asset, amount) where state = 'open';
create unique index difference_missing_once on settlements.difference (rail, reference, line_kind) where kind = 'missing';
comment on table settlements.difference is
  'Where a rail and we differ. It stays open until two officers have ended it, or a later file brings what was missing.';
comment on column settlements.difference.amount is 'What was settled less what was expected, in minor units: below zero where it is too little.';
comment on column settlements.difference.proposal_id is 'Of the proposal to end it that waits; null where none does.';
