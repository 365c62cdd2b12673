import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { rateRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ALERTS_MAX: 20,
    AS_OF_AHEAD_S: 300,
    HISTORY_DAYS_MAX: 366,
    HISTORY_POINTS_MAX: 240,
    JVD_ADMINISTERED_PRICE: '1.29',
    JVD_SUPPLY_CAP_MAJOR: 400_000_000_000_000n,
    MARKET_TRADES: 100,
    ORACLE_AGE_MAX_S: 900,
    ORACLE_OFF_MEDIAN_BPS: 500n,
    ORACLE_SOURCES_MIN: 3,
    ORACLE_STEP_HOUR_BPS: 200n,
    RATES_CACHE_S: 30,
    RATE_STALE_S: 86_400,
    TABLE_ROWS_MAX: 200,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(rateRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    rate_unavailable: 404,
    alert_reached: 409,
    too_many_alerts: 409,
    source_reserved: 409,
    price_step_too_far: 409,
    price_required: 422,
  });
});
