import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { referralRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ACTIVITY_MAJOR_MIN: 10n,
    APPLY_WITHIN_S: 2_592_000,
    CODE_LENGTH: 8,
    LIST_LENGTH_MAX: 200,
    REFERRALS_PER_DAY_MAX: 20,
    REFERRALS_PER_HOUR_USUAL: 5,
    REWARDS_MAX: 500,
    REWARDS_PER_MONTH_MAX: 50,
    REWARDS_RELEASED_PER_DAY_MAX: 20,
    REWARD_HOLD_S: 1_209_600,
    REWARD_MINOR: 1000n,
    RISK_REVIEW_FROM: 60,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(referralRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    referral_refused: 400,
    reward_unknown: 404,
    release_day_reached: 409,
    reward_own: 403,
  });
});
