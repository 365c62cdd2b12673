import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { reasonText } from './shapes.ts';

it('a proposal waits three days, and a person or a kind has so many of them', () => {
  expect({ ...limits }).toEqual({
    PROPOSAL_EXPIRES_S: 259_200,
    OPEN_PER_MAKER_MAX: 20,
    EXECUTED_PER_DAY_MAX: 100,
    DAY_S: 86_400,
    REASON_MAX_LENGTH: 280,
  });
});

it.each([
  ['a', undefined],
  ['r'.repeat(280), undefined],
  [`  ${'r'.repeat(280)}  `, undefined],
  ['r'.repeat(281), 'too_long'],
  ['  ', 'required'],
  ['a\u202Eb', 'characters'],
  ['a\nb', 'characters'],
  ['\ud800', 'characters'],
])('the reason %j: %s', (text, issue) => {
  expect(reasonText.safeParse(text).error?.issues[0]?.message).toBe(issue);
});
