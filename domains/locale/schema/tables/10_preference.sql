create schema locale;

create table locale.preference (
  user_id uuid primary key,
  currency text not null,
  language text not null,
  country_code text not null,
  city text not null,
  timezone text not null,
  theme text not null,
  motion text not null,
  contrast text not null,
  text_size text not null,
  saved_at timestamptz not null,
  constraint preference_country_form check (country_code ~ '^[A-Z]{2}$'),
  constraint preference_city_length check (char_length(city) <= 80),
  constraint preference_theme_known check (theme in ('system', 'light', 'dark')),
  constraint preference_motion_known check (motion in ('system', 'reduced', 'full')),
  constraint preference_contrast_known check (contrast in ('system', 'standard', 'more')),
  constraint preference_text_size_known check (text_size in ('standard', 'large', 'largest'))
);
comment on table locale.preference is 'How a person wants to be spoken to. Whoever has no row has chosen nothing yet.';
