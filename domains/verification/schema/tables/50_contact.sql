alter table verification.check_result drop constraint check_result_kind_known;
alter table verification.check_result
  add constraint check_result_kind_known
  check (kind in (
    'registry', 'contact', 'lei', 'tax', 'sanctions', 'documents', 'officers', 'owners', 'domain', 'phone', 'wallet'));

create table verification.contact (
  business_id uuid not null constraint contact_of references verification.business,
  kind text not null constraint contact_kind_known check (kind in ('domain', 'phone')),
  sealed_value text not null,
  state text not null
    constraint contact_state_known check (state in ('waiting', 'proven', 'expiring', 'expired', 'failed')),
  token text,
  reading_since timestamptz,
  code_hash bytea,
  code_until timestamptz,
  tries_left smallint not null default 0 constraint contact_tries_counted check (tries_left >= 0),
  how text constraint contact_how_known check (how in ('file', 'dns', 'sms')),
  proven_at timestamptz,
  valid_until date,
  constraint contact_key primary key (business_id, kind),
  constraint contact_marked check ((kind = 'domain') = (token is not null)),
  constraint contact_proven
    check (state not in ('proven', 'expiring') or num_nonnulls(how, proven_at, valid_until) = 3),
  constraint contact_code_ends check ((code_hash is null) = (code_until is null))
);
comment on table verification.contact is 'A web domain and a phone number that a business says are its own, and whether it has proven it.';
comment on column verification.contact.token is 'What the team puts on its server, or into its DNS, so that we find it there.';
comment on column verification.contact.reading_since is 'Since when the domain is being looked at; null: it is not.';
create index contact_by_end on verification.contact (valid_until) where valid_until is not null;

create table verification.contact_code (
  business_id uuid not null constraint contact_code_of references verification.business,
  sent_at timestamptz not null
);
comment on table verification.contact_code is 'When codes were sent for a business lately. Forgotten after a day.';
create index contact_code_of_business on verification.contact_code (business_id, sent_at);
create index contact_code_sent on verification.contact_code (sent_at);
