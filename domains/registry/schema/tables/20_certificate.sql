create table registry.certificate (
  id uuid not null constraint certificate_key primary key,
  code text not null constraint certificate_code_once unique
    constraint certificate_code_form check (code ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  business_id uuid not null constraint certificate_business references registry.business,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  facts text not null,
  signature text not null,
  constraint certificate_ends_later check (expires_at > issued_at)
);
comment on table registry.certificate is 'What the register said of a business on one day, signed. Only its revocation is entered later.';
comment on column registry.certificate.facts is 'What was signed, as JSON.';
comment on column registry.certificate.signature is 'The facts as a compact JWS, signed with Ed25519: it can be checked without us.';
create index certificate_of_business on registry.certificate (business_id, issued_at desc);

create table registry.certificate_file (
  certificate_id uuid not null constraint certificate_file_of references registry.certificate,
  sha256 text not null constraint certificate_file_hash_form check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint certificate_file_key primary key (certificate_id, sha256)
);
comment on table registry.certificate_file is 'The files that were given out of a certificate, by their hashes: any other file is not one of ours.';
