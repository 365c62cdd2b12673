alter table payments.dispute
  add column sealed_earlier_answer text,
  add column earlier_answered_at timestamptz,
  add constraint dispute_earlier_answer_dated check ((sealed_earlier_answer is null) = (earlier_answered_at is null));
comment on column payments.dispute.sealed_earlier_answer is
  'What the merchant answered to the question of a rail, once the dispute itself takes the money and waits for an answer of its own.';
