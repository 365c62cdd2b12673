create schema site;

create table site.slide_version (
  slide smallint not null,
  language text not null,
  version integer not null,
  text jsonb not null,
  edited_by uuid not null,
  edited_at timestamptz not null,
  constraint slide_version_key primary key (slide, language, version),
  constraint slide_version_slide_known check (slide between 1 and 5),
  constraint slide_version_language_form check (language ~ '^[a-z]{2}$'),
  constraint slide_version_positive check (version > 0),
  constraint slide_version_text_object check (jsonb_typeof(text) = 'object')
);
comment on table site.slide_version is 'The words of the front page''s slides as editors changed them, append-only: the highest version of a slide and language is in force.';
