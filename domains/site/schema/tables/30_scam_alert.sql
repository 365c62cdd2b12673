create table site.scam_alert (
  id uuid not null constraint scam_alert_key primary key,
  language text not null constraint scam_alert_language_form check (language ~ '^[a-z]{2}$'),
  title text not null constraint scam_alert_title_given check (btrim(title) <> ''),
  text text not null constraint scam_alert_text_given check (btrim(text) <> ''),
  published_by uuid not null,
  published_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  constraint scam_alert_withdrawal_whole check ((withdrawn_by is null) = (withdrawn_at is null))
);
comment on table site.scam_alert is 'What the staff warns everybody of, and who published and withdrew it. Rows stay when an alert leaves the page.';
create index scam_alert_current on site.scam_alert (published_at desc, id) where withdrawn_at is null;
