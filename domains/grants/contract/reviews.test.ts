import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { draftScores } from './reviews.ts';

const written = (score: unknown) => {
  const each = { score, reason: 'The application says so.' };
  return { need: each, impact: each, plan: each, costs: each };
};

test.each([null, 0, 0.5, 3, 4.5, 5])('%o is a score, in halves from 0 to 5', (score) => {
  expect(z.safeParse(draftScores, written(score)).success).toBe(true);
});

test.each([-0.5, 5.5, 3.3, 2.25, 1e-320, 0.5000000000000002, '4', true, Number.NaN, 1e308])(
  '%o is none, however small the part that is too much',
  (score) => {
    expect(z.safeParse(draftScores, written(score)).success).toBe(false);
  },
);
