import { expect, it } from 'vitest';

import { isLastApproval, missingApproval } from './approval-rules.ts';

const steps = [
  { name: 'review', permission: 'a.b', count: 2 },
  { name: 'money', permission: 'a.c', count: 1 },
];

it.each([
  [[], 'review', false],
  [['review'], 'review', false],
  [['review', 'review'], 'money', true],
  [['money', 'review'], 'review', true],
  [['review', 'review', 'money'], undefined, true],
] as const)('after %j, %s is missing, and one more is the last: %s', (given, missing, isLast) => {
  expect(missingApproval(steps, given)?.name).toBe(missing);
  expect(isLastApproval(steps, given)).toBe(isLast);
});
