create schema captcha;

create table captcha.spent_challenge (
  challenge text not null,
  purpose text not null,
  spent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint spent_challenge_once primary key (challenge, purpose),
  constraint spent_challenge_purpose check (purpose in ('check', 'act'))
);
create index spent_challenge_expires_at on captcha.spent_challenge (expires_at);
comment on table captcha.spent_challenge is 'Solved puzzles that have been used: each is checked at most once and lets through at most one action. Forgotten once expired.';

create table captcha.code_attempt (
  code_id text primary key,
  attempts integer not null,
  expires_at timestamptz not null,
  constraint code_attempt_attempts_limited check (attempts between 1 and 5)
);
create index code_attempt_expires_at on captcha.code_attempt (expires_at);
comment on table captcha.code_attempt is 'Tries at the digits of one image, each counted before it is compared. Forgotten once expired.';
