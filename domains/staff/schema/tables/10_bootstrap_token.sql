create schema staff;
comment on schema staff is 'How the staff of the platform begins.';

create table staff.bootstrap_token (
  id uuid primary key,
  key_id text not null,
  link_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  used_by uuid,
  constraint bootstrap_token_used_is_ended check (used_by is null or ended_at is not null)
);
comment on table staff.bootstrap_token is 'Makes the first super admin: printed on the host once, good for half an hour and one person. Only keyed hashes are kept.';
comment on column staff.bootstrap_token.ended_at is 'Used, or replaced by a newer one.';
