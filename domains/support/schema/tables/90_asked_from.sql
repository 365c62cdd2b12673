-- A week that no one could confirm in time is not missed.
alter table support.claim
  add column asked_from text constraint claim_asked_named check (asked_from ~ '^\d{4}-W\d{2}$');
comment on column support.claim.asked_from is 'The week that ran when the claim was approved, resumed or restored last. No earlier week is reminded of or missed. Null where that was before it was kept: then all weeks are asked.';
