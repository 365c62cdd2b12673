alter table payments.link add column is_checkout boolean not null default false;
comment on column payments.link.is_checkout is
  'Made for one checkout session: it is sold once, and stands in no list of links.';

create table payments.checkout_session (
  id uuid not null,
  link_id uuid not null,
  merchant_id uuid not null,
  is_test boolean not null,
  success_url text not null,
  cancel_url text,
  created_at timestamptz not null,
  constraint checkout_session_pkey primary key (id),
  constraint checkout_session_link_once unique (link_id),
  constraint checkout_session_urls_length check (char_length(success_url) <= 2000 and char_length(cancel_url) <= 2000)
);
create index checkout_session_by_merchant on payments.checkout_session (merchant_id, id desc);
comment on table payments.checkout_session is
  'One order of a shop on its way to be paid: a link of its own that is sold once, and where the customer goes afterwards.';
