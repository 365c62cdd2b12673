create schema newsletter;

create table newsletter.subscription (
  id uuid not null constraint subscription_key primary key,
  sealed_email text not null,
  email_mark bytea not null,
  language text not null,
  category text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  constraint subscription_once unique nulls not distinct (email_mark, language, category)
);
create index subscription_confirmed on newsletter.subscription (language, email_mark) where confirmed_at is not null;
create index subscription_unconfirmed on newsletter.subscription (asked_at) where confirmed_at is null;
comment on table newsletter.subscription is 'Addresses to which posts are mailed in one language, once they were confirmed. Deleted when the person leaves.';
comment on column newsletter.subscription.email_mark is 'A keyed hash of the address in lower case.';
comment on column newsletter.subscription.category is 'Null: posts of all categories.';

create table newsletter.letter (
  email_mark bytea not null,
  sent_at timestamptz not null
);
create index letter_of_address on newsletter.letter (email_mark, sent_at);
create index letter_sent on newsletter.letter (sent_at);
comment on table newsletter.letter is 'How often an address was asked to confirm lately. Forgotten after a day.';

create table newsletter.edition (
  id uuid not null constraint edition_key primary key,
  post_id uuid not null,
  language text not null,
  made_at timestamptz not null,
  after_mark bytea,
  mails integer not null default 0 constraint edition_mails_counted check (mails >= 0),
  published_by uuid,
  held_for integer,
  approved_by uuid,
  approved_at timestamptz,
  ended_at timestamptz,
  constraint edition_once unique (post_id, language),
  constraint edition_approved check ((approved_by is null) = (approved_at is null)),
  constraint edition_approved_by_another check (approved_by <> published_by)
);
create index edition_open on newsletter.edition (id) where ended_at is null and (held_for is null or approved_at is not null);
comment on table newsletter.edition is 'A post in one language on its way to those who subscribe to it.';
comment on column newsletter.edition.after_mark is 'The subscribers up to this mark have it.';
comment on column newsletter.edition.held_for is 'So many subscribers, more than one editor may send to: it waits until another one approves.';

create table newsletter.mailed (
  edition_id uuid not null constraint mailed_edition references newsletter.edition,
  email_mark bytea not null,
  queued_at timestamptz not null,
  constraint mailed_once primary key (edition_id, email_mark)
);
create index mailed_to_address on newsletter.mailed (email_mark);
comment on table newsletter.mailed is 'To which addresses an edition was mailed. Deleted when the person leaves, and a day after the edition has ended.';
