-- What the bank says is proven by its balances before anything is booked, and every payment of an entry is kept by itself.

create table wallet.bank_statement (
  id uuid not null,
  account text not null,
  asset text not null,
  place integer not null,
  name text not null,
  sequence text not null,
  opening bigint not null,
  closing bigint not null,
  beyond bigint not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  constraint bank_statement_pkey primary key (id),
  constraint bank_statement_place unique (account, asset, place),
  constraint bank_statement_place_positive check (place > 0)
);
comment on table wallet.bank_statement is
  'Statements of our own bank account that brought something new, in the order they were taken: each goes on where the one before ended. Beyond is what the account holds and our books do not, which never changes. Append-only.';

create trigger bank_statement_append_only before update or delete or truncate on wallet.bank_statement
  for each statement execute function ledger.refuse_change();

alter table wallet.bank_entry
  add column content text,
  add column ordinal integer not null default 1,
  add column part integer not null default 1,
  add column reason text,
  add column decision_id uuid,
  add constraint bank_entry_places_positive check (ordinal > 0 and part > 0);
create unique index bank_entry_content on wallet.bank_entry (account, content, ordinal, part) where content is not null;
create unique index bank_entry_decision on wallet.bank_entry (decision_id) where decision_id is not null;
create index bank_entry_withdrawal on wallet.bank_entry (withdrawal_id) where withdrawal_id is not null;
comment on table wallet.bank_entry is
  'Every payment of every entry that was taken. Content is what an entry is known by, ordinal tells those with the same content apart, part the payments of one entry; content is null where an earlier version took it by the name in entry. Amount is signed: below zero left our account at the bank. Decision_id is the decision that a payment out carried out.';

-- What was sent to the bank is never given back by time: the bank may still pay it. A person decides.
alter table ledger.hold disable trigger hold_goes_forward;
update ledger.hold set expires_at = '9999-12-31T00:00:00Z' where state = 'open' and reason = 'withdrawal';
alter table ledger.hold enable trigger hold_goes_forward;
