create schema wallet;
comment on schema wallet is 'What people do with their money. Balances and transfers themselves are in the ledger.';

create table wallet.sandbox_use (
  user_id uuid not null,
  day date not null,
  asset text not null,
  amount bigint not null,
  constraint sandbox_use_pkey primary key (user_id, day, asset),
  constraint sandbox_use_positive check (amount > 0)
);
comment on table wallet.sandbox_use is 'How much play money a person has added on a UTC day, in minor units of the asset.';

create table wallet.label (
  user_id uuid not null,
  transfer_id uuid not null,
  category text,
  private_note text,
  changed_at timestamptz not null,
  constraint label_pkey primary key (user_id, transfer_id),
  constraint label_says_something check (category is not null or private_note is not null),
  constraint label_note_length check (char_length(private_note) <= 140)
);
comment on table wallet.label is
  'What a person says of a transfer of theirs: the category they file it under and a note. Theirs alone to see; without a row the category is guessed from what happened.';

create table wallet.lookup_day (
  counted text not null,
  day date not null,
  marks integer[] not null,
  constraint lookup_day_pkey primary key (counted, day)
);
comment on table wallet.lookup_day is
  'Which e-mail addresses and phone numbers of strangers were looked up on a UTC day, by person and by network: four bytes of a hash of each, enough to count the different ones. Forgotten after two days.';
