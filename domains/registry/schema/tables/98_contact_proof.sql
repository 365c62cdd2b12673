create table registry.contact_proof (
  business_id uuid not null constraint contact_proof_of references registry.business,
  kind text not null constraint contact_proof_kind_known check (kind in ('domain', 'phone')),
  value text not null,
  how text not null constraint contact_proof_how_known check (how in ('file', 'dns', 'sms')),
  proven_at timestamptz not null,
  valid_until date not null,
  constraint contact_proof_key primary key (business_id, kind)
);
comment on table registry.contact_proof is 'Web domains and phones that businesses have proven to be theirs, as the domain of verification says.';
comment on column registry.contact_proof.value is 'The domain; empty of a phone, whose number is nobody''s to see.';
