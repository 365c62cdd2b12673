-- A week of a pause is neither confirmed nor paid.
alter table support.claim
  add column pauses jsonb not null default '[]' constraint claim_pauses_listed check (jsonb_typeof(pauses) = 'array');
comment on column support.claim.pauses is 'The pauses of the claim, each with the day from which it counts and the day on which it ended, by the clocks of its zone: [{from, until}]; until is null while it lasts.';
