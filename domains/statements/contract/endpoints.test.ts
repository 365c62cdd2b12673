import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { statementCall, statementFiles } from './endpoints.ts';

const issues = (from: string, to: string) =>
  z
    .safeParse(statementCall.query ?? z.never(), { account: 'a', format: 'csv', from, to })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it.each([
  ['one day', '2026-11-20', '2026-11-20', []],
  ['366 days', '2026-01-01', '2027-01-01', []],
  ['a leap year', '2024-01-01', '2024-12-31', []],
  ['367 days', '2026-01-01', '2027-01-02', ['to period_too_long']],
  ['no day', '2026-11-20', '2026-11-19', ['to ends_before_begin']],
])('a statement of %s is asked for', (_, from, to, expected) => {
  expect(issues(from, to)).toEqual(expected);
});

it('each format has the ending that programs know', () => {
  expect(Object.values(statementFiles).map(({ ending }) => ending)).toEqual(['pdf', 'csv', 'ofx', 'xml']);
});
