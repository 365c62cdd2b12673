import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { orderRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ORDERS_MAX: 50,
    ORDER_AHEAD_DAYS_MAX: 3660,
    ORDER_CATCH_UP_DAYS: 7,
    ORDER_COUNT_MAX: 1200,
    ORDER_HOUR_UTC: 10,
    ORDER_RETRIES: 3,
    ORDER_RETRY_S: 28_800,
    ORDER_RUNS_SHOWN: 50,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(orderRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    order_limit_reached: 403,
    order_ended: 409,
  });
});
