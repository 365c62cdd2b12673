import { expect, it } from 'vitest';

import * as limits from './limits.ts';

/* What merchants, payers and the documents count on: a change of one of them is made here as well. */
it('the limits of payments, rails, rules, disputes and checkout sessions are these', () => {
  expect({ ...limits }).toEqual({
    ABSENT_AFTER_S: 60,
    ACTION_WITHIN_S: 1800,
    ANSWER_WITHIN_S: 604_800,
    ASK_AGAIN_AFTER_S: [5, 15, 40, 120, 300],
    ASK_DURING_ACTION_S: 300,
    CAPTURE_WITHIN_S: 604_800,
    CHECKOUTS_OPEN_MAX: 2000,
    CHECKOUT_MINUTES_MAX: 1440,
    CHECKOUT_MINUTES_MIN: 30,
    DISPUTE_WITHIN_S: 5_184_000,
    EVIDENCE_BYTES_MAX: 200_000_000,
    EVIDENCE_FILES_MAX: 5,
    EVIDENCE_LENGTH_MAX: 4000,
    EVIDENCE_TOTAL_MAX: 200,
    FEE_BPS: 100,
    LINKS_ACTIVE_MAX: 200,
    LINK_DAYS_MAX: 365,
    OPEN_RAIL_ATTEMPTS_MIN: 5,
    PAYMENT_OPEN_S: 86_400,
    RAIL_DAYS: 90,
    RAIL_PAYMENTS_MAX: 20_000,
    RAIL_REVIEW_S: 60,
    REPLAY_DAYS: 30,
    REPLAY_MAX: 1000,
    RETURN_URL_MAX_LENGTH: 2000,
    RULES_EVER_MAX: 200,
    RULES_MAX: 30,
    RULE_PRIORITY_MAX: 1000,
    RULE_VERSIONS_MAX: 50,
    RULE_WEIGHT_MAX: 100,
    SANDBOX_BOOKS_S: 2_592_000,
    SETTLE_AFTER_S: 86_400,
    SILENT_AFTER_S: 900,
    STOCK_MAX: 1_000_000,
    TITLE_MAX_LENGTH: 80,
  });
});
