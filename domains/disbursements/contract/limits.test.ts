import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { disbursementRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ATTEMPTS_MAX: 5,
    BATCH_ROWS: 500,
    LARGE_FROM_CENTS: 100_000_000n,
    RETRY_AFTER_S: 86_400,
    ROWS_MAX: 10_000,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(disbursementRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    totals_differ: 409,
    envelope_state: 409,
    budget_short: 409,
    payer_decided: 403,
    needs_oversight: 409,
    more_than_owed: 422,
    needs_no_oversight: 409,
  });
});
