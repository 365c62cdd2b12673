-- What was sold and paid stays.
revoke delete on payments.link, payments.payment, payments.attempt, payments.dispute, payments.rail_pause,
  payments.routing_rule, payments.risk_review from the_application;
revoke delete on payments.refund from the_application;
revoke update, delete on payments.dispute_step, payments.evidence_opening,
  payments.checkout_session from the_application;
-- An answer to the simulated bank stays as it was given.
revoke update on payments.sandbox_answer from the_application;
-- The books of the simulated rails are pruned after 30 days, never changed.
revoke update on payments.sandbox_charge, payments.sandbox_entry, payments.evidence_file from the_application;
