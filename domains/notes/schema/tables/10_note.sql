create schema notes;

create table notes.note (
  owner_id uuid not null,
  about uuid not null,
  sealed_text text not null,
  changed_at timestamptz not null,
  constraint note_key primary key (owner_id, about),
  constraint note_about_another check (owner_id <> about)
);
comment on table notes.note is 'What people note about others. Only the owner reads it.';
comment on column notes.note.about is 'The user id of the person whom the note is about.';
comment on column notes.note.sealed_text is 'Encrypted for this owner and person.';
