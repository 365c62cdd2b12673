alter table payments.dispute
  add column transfer_id uuid,
  add column is_short boolean not null default false,
  drop constraint dispute_answer_known,
  add constraint dispute_answer_known check (
    (state in ('under_review', 'warning_under_review')) <= (answered_at is not null or is_short)
  ),
  add constraint dispute_short_money check (not (is_short and is_test));
comment on column payments.dispute.transfer_id is 'What went back to the payer; null while nothing has, and for a test.';
comment on column payments.dispute.is_short is
  'The sales of the merchant lack more of it than the fee: the house would pay the rest, so that an officer decides, also where nobody answers.';
