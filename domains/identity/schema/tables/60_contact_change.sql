create table identity.contact_change (
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  new_address text not null,
  asked_at timestamptz not null,
  needs_current boolean not null,
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  constraint contact_change_one_per_kind primary key (user_id, kind),
  constraint contact_change_kind_known check (kind in ('email', 'phone'))
);
comment on table identity.contact_change is 'An address or number a person wants to change to, until both sides have confirmed it.';
comment on column identity.contact_change.needs_current is 'The present address is confirmed, so its owner has to agree too.';

create table identity.contact_undo (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  old_address text not null,
  key_id text not null,
  link_hash bytea not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint contact_undo_kind_known check (kind in ('email', 'phone'))
);
create index contact_undo_user on identity.contact_undo (user_id, kind, changed_at);
create index contact_undo_expiry on identity.contact_undo (expires_at);
comment on table identity.contact_undo is 'Leave, sent to the old address, to undo a change for three days. Only keyed hashes are kept.';
