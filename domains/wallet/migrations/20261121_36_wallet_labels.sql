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
