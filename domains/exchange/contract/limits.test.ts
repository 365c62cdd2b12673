import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { exchangeRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    CONVERT_FEE_BPS: 25n,
    QUOTE_KEEP_S: 604_800,
    QUOTE_S: 60,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(exchangeRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    same_currency: 422,
    amount_too_small: 422,
    rate_stale: 503,
    quote_used: 409,
    quote_expired: 409,
    quote_void: 409,
    quote_mismatch: 409,
    liquidity_short: 409,
  });
});
