import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { treasuryRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ANSWER_WITHIN_S: 604_800,
    TWO_ABOVE_UNITS: 10_000n,
    WAITING_MAX: 20,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(treasuryRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    business_wallet_frozen: 423,
    payment_over: 409,
    second_member_required: 403,
    too_many_waiting: 409,
  });
});
