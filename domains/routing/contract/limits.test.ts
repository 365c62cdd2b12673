import { expect, it } from 'vitest';

import * as limits from './limits.ts';

/* What merchants, providers and the documents count on: a change of one of them is made here as well. */
it('the limits of a question to the router, and what it goes by where nothing else is said, are these', () => {
  expect({ ...limits }).toEqual({
    ATTEMPTS_BUDGET_MS: 45_000,
    ATTEMPTS_MAX: 3,
    BREAKER_IN_A_ROW: 5,
    BREAKER_LAST: 20,
    BREAKER_OPEN_S: 30,
    BREAKER_WITHIN_S: 60,
    CANDIDATES_MAX: 64,
    EDGES_MAX: 96,
    ELIMINATION_DEFAULT: '0.2',
    EXPLORATION_DEFAULT: '0.05',
    HOPS_MAX: 3,
    INSTRUMENT_ATTEMPTS_MAX: 15,
    LAMBDA_DEFAULT: '0',
    LIST_MAX: 64,
    MARGIN_DEFAULT: '1',
    METADATA_MAX: 20,
    METADATA_VALUE_MAX: 100,
    OUTAGES_MAX: 8,
    OUTCOMES_MAX: 100,
    RATES_MAX: 32,
    REAL_OUTCOMES_MIN: 5,
    RULES_MAX: 32,
    WINDOW_DEFAULT: 20,
    WINDOW_MAX: 100,
  });
});
