create schema jobs;

create table jobs.posting (
  id uuid not null constraint posting_key primary key,
  slug text not null constraint posting_slug_once unique,
  organisation_id uuid not null,
  employer text not null,
  posted_by uuid not null,
  title text not null constraint posting_title_length check (char_length(title) between 1 and 120),
  body text not null constraint posting_body_length check (char_length(body) <= 10000),
  contract text not null
    constraint posting_contract_known
    check (contract in ('permanent', 'fixed_term', 'freelance', 'internship', 'volunteer')),
  hours text not null constraint posting_hours_known check (hours in ('full_time', 'part_time')),
  is_remote boolean not null,
  country text not null constraint posting_country_form check (country ~ '^[A-Z]{2}$'),
  place text not null,
  asset text not null,
  pay_min_minor bigint not null constraint posting_pay_positive check (pay_min_minor >= 0),
  pay_max_minor bigint not null,
  period text not null
    constraint posting_period_known check (period in ('hour', 'day', 'week', 'month', 'year')),
  pay_year_minor numeric not null,
  occupation text not null constraint posting_occupation_form check (occupation ~ '^[0-9]$'),
  sector text not null constraint posting_sector_form check (sector ~ '^[A-U]$'),
  skills text[] not null,
  language text not null,
  closes_at timestamptz not null,
  state text not null
    constraint posting_state_known
    check (state in (
      'draft', 'in_moderation', 'published', 'rejected', 'withdrawn', 'closed', 'filled', 'expired')),
  version integer not null default 1,
  case_id uuid,
  posted_at timestamptz not null,
  is_sample boolean not null default false,
  search_words tsvector not null,
  place_words tsvector not null,
  constraint posting_pay_range check (pay_max_minor >= pay_min_minor)
);
comment on table jobs.posting is 'Jobs that organisations offer. Its machine is jobs.posting.';
comment on column jobs.posting.employer is 'The name of the organisation when the job was posted.';
comment on column jobs.posting.pay_year_minor is 'The highest pay for a full-time year, by which searches compare. As a number without a limit: 2,080 hours of the highest amount do not fit into a bigint.';
comment on column jobs.posting.closes_at is 'It is open until then: the end of its closing day in UTC.';
comment on column jobs.posting.case_id is 'The case in which it is looked at; null where it was published at once.';
create index posting_search on jobs.posting using gin (search_words) where state = 'published';
create index posting_places on jobs.posting using gin (place_words) where state = 'published';
create index posting_newest on jobs.posting (id desc) where state = 'published';
create index posting_ending on jobs.posting (closes_at) where state = 'published';
create index posting_like on jobs.posting (occupation, id desc) where state = 'published';
create index posting_of_organisation on jobs.posting (organisation_id, id desc);
create unique index posting_of_case on jobs.posting (case_id) where case_id is not null;
