create schema treasury;

create table treasury.guard (
  organisation_id uuid not null constraint guard_key primary key,
  frozen_at timestamptz,
  frozen_by uuid,
  constraint guard_freeze_whole check ((frozen_at is null) = (frozen_by is null))
);
comment on table treasury.guard is 'One row for each business that has had a wallet: locked before its money is judged. With a time: no money can leave.';

create table treasury.payment (
  id uuid not null constraint payment_key primary key,
  organisation_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  to_user uuid,
  to_business uuid,
  asset text not null,
  amount_minor bigint not null constraint payment_amount_positive check (amount_minor > 0),
  note text,
  state text not null constraint payment_state_known check (state in ('waiting', 'paid', 'declined', 'lapsed')),
  expires_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  transfer_id uuid,
  constraint payment_goes_to_one check (num_nonnulls(to_user, to_business) = 1),
  constraint payment_paid_by_transfer check ((state = 'paid') = (transfer_id is not null)),
  constraint payment_by_two check (state <> 'paid' or answered_by is distinct from asked_by)
);
comment on table treasury.payment is 'A payment that a member asked for from the wallet of a business. One that was paid at once has no answer; else a second member gave it.';
create index payment_waiting on treasury.payment (organisation_id, id) where state = 'waiting';
