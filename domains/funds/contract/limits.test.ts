import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { fundRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    CUT_OFF_HOUR: 16,
    FIRST_PRICE_MICRO: 10_000_000n,
    HISTORY_MAX: 400,
    HOLD_DAYS: 30,
    ORDER_MINOR_MAX: 100_000_000n,
    ORDER_MINOR_MIN: 1000n,
    OWN_ORDERS_MAX: 100,
    PRICE_STEP_MAX_PERCENT: 25n,
    SPENDING_BASIS_POINTS: 400n,
    SPENDING_YEARS: 5,
    WAITING_ORDERS_MAX: 20,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(fundRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    too_many_orders: 409,
    units_short: 409,
    amount_range: 422,
    order_step_refused: 409,
    past_cut_off: 409,
    cut_off_taken: 409,
    orders_unsettled: 409,
    spending_cap: 409,
    investments_short: 409,
    unit_price_too_far: 409,
  });
});
