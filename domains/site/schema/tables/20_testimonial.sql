create table site.testimonial (
  id uuid not null,
  language text not null,
  quote text not null,
  name text not null,
  role text not null,
  place text not null,
  consent_on date not null,
  position integer not null,
  is_published boolean not null,
  version integer not null,
  added_by uuid not null,
  added_at timestamptz not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  constraint testimonial_key primary key (id),
  constraint testimonial_language_form check (language ~ '^[a-z]{2}$'),
  constraint testimonial_quote_given check (btrim(quote) <> ''),
  constraint testimonial_name_given check (btrim(name) <> ''),
  constraint testimonial_position_positive check (position > 0),
  constraint testimonial_version_positive check (version > 0)
);
comment on table site.testimonial is 'What real people said of the platform, in their own words and language; consent_on is the day on which the person agreed to be quoted by name. Deleted for good when they take that back.';
