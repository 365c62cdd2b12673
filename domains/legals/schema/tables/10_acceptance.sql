create schema legals;

create table legals.acceptance (
  id uuid primary key,
  user_id uuid not null,
  document text not null,
  version text not null,
  hash text not null,
  way text not null,
  language text not null,
  accepted_at timestamptz not null,
  recorded_at timestamptz not null,
  constraint acceptance_once unique (user_id, document, version),
  constraint acceptance_way check (way in ('sign_up', 'page')),
  constraint acceptance_hash check (hash ~ '^[0-9a-f]{64}$')
);
comment on table legals.acceptance is 'Who agreed to which version of which legal document, when and how. A row never changes; it goes with the account.';
comment on column legals.acceptance.hash is 'SHA-256 of the English wording of that version, which is the one that binds.';
comment on column legals.acceptance.language is 'The language in which the person read the product.';
