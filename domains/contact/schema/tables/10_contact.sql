create schema contact;

create table contact.ticket (
  id uuid primary key,
  reference text not null,
  name text not null,
  email text not null,
  topic text not null,
  state text not null default 'new',
  language text not null,
  assigned_to uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  solved_at timestamptz,
  constraint ticket_reference_unique unique (reference),
  constraint ticket_reference_form check (reference ~ '^EG-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  constraint ticket_state check (state in ('new', 'open', 'waiting', 'solved')),
  constraint ticket_solved_has_time check ((state = 'solved') = (solved_at is not null))
);
create index ticket_queue on contact.ticket (id) where state <> 'solved';
create index ticket_email on contact.ticket (email);
create index ticket_solved on contact.ticket (solved_at) where state = 'solved';
comment on table contact.ticket is 'What somebody wrote to the people who run the platform, and how far it is. Deleted a year after it was solved.';
comment on column contact.ticket.email is 'In lower case. Whoever has confirmed this address sees the message among their own.';

create table contact.entry (
  id uuid primary key,
  ticket_id uuid not null references contact.ticket (id) on delete cascade,
  kind text not null,
  sealed_text text not null,
  by_user_id uuid,
  at timestamptz not null,
  constraint entry_kind check (kind in ('message', 'reply', 'note', 'event')),
  constraint entry_by_somebody check (kind = 'message' or by_user_id is not null)
);
create index entry_of_ticket on contact.entry (ticket_id, id);
comment on table contact.entry is 'Everything written and done about a message, in order, with who did it. Append-only.';
comment on column contact.entry.sealed_text is 'Encrypted under a key that is not in the database.';

create table contact.status_code (
  ticket_id uuid primary key references contact.ticket (id) on delete cascade,
  code_hash text not null,
  attempts_left smallint not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint status_code_attempts check (attempts_left >= 0)
);
comment on table contact.status_code is 'The code that shows whoever wrote how far their message is. The next one ends the one before.';

create table contact.sending (
  network_mark text not null,
  at timestamptz not null
);
create index sending_network on contact.sending (network_mark, at);
comment on table contact.sending is 'How many messages came from a network lately; a keyed mark, not the address. Forgotten after an hour.';
