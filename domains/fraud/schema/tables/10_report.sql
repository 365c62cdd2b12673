create schema fraud;

create table fraud.report (
  case_id uuid not null constraint report_key primary key,
  reporter_id uuid not null,
  category text not null
    constraint report_category_known
    check (category in ('payment', 'account', 'impersonation', 'message', 'job', 'grant', 'business', 'other')),
  is_money_moving boolean not null,
  is_sample boolean not null,
  -- Null until officers decide; what they decide last counts.
  outcome text constraint report_outcome_known check (outcome in ('action_taken', 'unfounded', 'referred')),
  reported_at timestamptz not null
);
comment on table fraud.report is 'A report of fraud, beside its case in cases.case.';
create index report_of_reporter on fraud.report (reporter_id, reported_at);

create table fraud.trace (
  case_id uuid not null constraint trace_report references fraud.report,
  kind text not null constraint trace_kind_known check (kind in ('link', 'email', 'phone', 'account', 'username')),
  key_hash bytea not null constraint trace_hash_length check (octet_length(key_hash) = 32),
  constraint trace_key primary key (case_id, kind, key_hash)
);
comment on table fraud.trace is 'What a report names: links, numbers, addresses, as keyed hashes, which find reports in common and tell nothing else.';
create index trace_found on fraud.trace (key_hash, kind);
