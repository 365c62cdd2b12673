create schema payment_requests;

create table payment_requests.payment_request (
  id uuid not null,
  requester_id uuid not null,
  payer_id uuid,
  is_open boolean not null,
  asset text not null,
  amount bigint,
  paid bigint not null default 0,
  note text,
  state text not null default 'pending',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint payment_request_pkey primary key (id),
  constraint payment_request_state_known
    check (state in ('pending', 'partially_paid', 'paid', 'declined', 'cancelled', 'expired')),
  constraint payment_request_end_known check ((state in ('pending', 'partially_paid')) = (ended_at is null)),
  constraint payment_request_amount_positive check (amount > 0),
  constraint payment_request_paid_range check (paid >= 0 and paid <= coalesce(amount, paid)),
  constraint payment_request_paid_state check ((state = 'pending' and paid = 0) or state <> 'pending'),
  constraint payment_request_two_people check (payer_id <> requester_id),
  constraint payment_request_payer_known check (is_open or payer_id is not null),
  constraint payment_request_expires_later check (expires_at > created_at)
);
create index payment_request_by_requester on payment_requests.payment_request (requester_id, id desc);
create index payment_request_by_payer on payment_requests.payment_request (payer_id, id desc) where payer_id is not null;
create index payment_request_due on payment_requests.payment_request (expires_at) where ended_at is null;
comment on table payment_requests.payment_request is
  'Somebody asks for money: one person, or whoever opens the link (is_open). A null amount leaves it to the payer. Paid is what has come so far, in minor units; the transfers are in request_payment.';

create table payment_requests.request_payment (
  request_id uuid not null,
  transfer_id uuid not null,
  payer_id uuid not null,
  amount bigint not null,
  paid_at timestamptz not null,
  constraint request_payment_pkey primary key (request_id, transfer_id),
  constraint request_payment_positive check (amount > 0)
);
comment on table payment_requests.request_payment is 'Each transfer that paid a request, or a part of one.';

create table payment_requests.request_block (
  user_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  constraint request_block_pkey primary key (user_id, blocked_id),
  constraint request_block_two_people check (user_id <> blocked_id)
);
comment on table payment_requests.request_block is 'Whose requests for money a person takes no longer.';
