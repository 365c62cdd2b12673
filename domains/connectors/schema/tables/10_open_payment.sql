create schema connectors;

create table connectors.open_payment (
  reference text not null,
  payer_wallet text not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  incoming_url text,
  expires_at timestamptz,
  page_url text,
  grant_url text,
  nonce text,
  server_nonce text,
  continue_url text,
  sealed_continue_token text,
  resource_url text,
  quote_url text,
  interact_ref text,
  continued_at timestamptz,
  sealed_pay_token text,
  sent_at timestamptz,
  outgoing_url text,
  ended_at timestamptz,
  failure text,
  constraint open_payment_pkey primary key (reference),
  constraint open_payment_wallet_length check (char_length(payer_wallet) between 1 and 200),
  constraint open_payment_expires check ((incoming_url is null) = (expires_at is null)),
  constraint open_payment_page_after_incoming check ((page_url is not null) <= (incoming_url is not null)),
  constraint open_payment_page_whole check (
    page_url is null
    or (
      grant_url is not null and nonce is not null and server_nonce is not null and continue_url is not null
      and resource_url is not null and quote_url is not null
    )
  ),
  constraint open_payment_agreed_on_page check ((interact_ref is not null) <= (page_url is not null)),
  constraint open_payment_sent_agreed check ((sent_at is not null) <= (interact_ref is not null)),
  constraint open_payment_paid_sent check (failure is not null or ended_at is null or sent_at is not null)
);
create index open_payment_by_age on connectors.open_payment (created_at);
comment on table connectors.open_payment is
  'What is kept of a request to a wallet at another provider, so that whoever asks next goes on where the last one stopped. Gone after 30 days, as the payer''s wallet is theirs.';
comment on column connectors.open_payment.reference is 'Our name for the request: the payment and its attempt.';
comment on column connectors.open_payment.opened_at is 'One caller alone opens it.';
comment on column connectors.open_payment.interact_ref is 'The word of the payer''s wallet that they have agreed, kept only with the right hash.';
comment on column connectors.open_payment.sent_at is
  'From here on the payer''s wallet may have been told to pay: it is never told again, and the operator''s own wallet is asked instead.';
