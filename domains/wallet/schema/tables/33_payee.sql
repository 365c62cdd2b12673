create table wallet.payee (
  id uuid not null,
  user_id uuid not null,
  payee_user_id uuid not null,
  label text not null,
  typed_name text,
  verified_name text not null,
  name_check text,
  is_favourite boolean not null default false,
  created_at timestamptz not null,
  constraint payee_pkey primary key (id),
  constraint payee_person_key unique (user_id, payee_user_id),
  constraint payee_two_people check (user_id <> payee_user_id),
  constraint payee_name_check_known check (name_check in ('match', 'close', 'no_match')),
  constraint payee_name_checked check ((name_check is null) = (typed_name is null))
);
comment on table wallet.payee is
  'People somebody keeps to pay again, under a label of their own. verified_name is the name of the account when it was kept; name_check says how a typed name compared with it.';

create table wallet.acquaintance (
  user_id uuid not null,
  other_id uuid not null,
  first_paid_at timestamptz,
  last_paid_at timestamptz,
  first_got_at timestamptz,
  last_at timestamptz not null,
  constraint acquaintance_pkey primary key (user_id, other_id)
);
create index acquaintance_latest on wallet.acquaintance (user_id, last_at desc);
comment on table wallet.acquaintance is
  'With whom a person has dealt, made from their entries in the ledger when somebody asks. first_paid_at and last_paid_at: when they paid the other; first_got_at: when the other paid them; null where never.';

create table wallet.acquaintance_reading (
  account_id uuid not null,
  version bigint not null,
  constraint acquaintance_reading_pkey primary key (account_id)
);
comment on table wallet.acquaintance_reading is 'Up to which entry an account has been read for wallet.acquaintance.';
