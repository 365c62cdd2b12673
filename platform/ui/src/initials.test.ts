import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Amara Diallo', 'AD'],
  ['Maria da Silva Santos', 'MS'],
  ['björk', 'B'],
  ['  ', ''],
  ['محمد الأمين', 'م\u200cا'],
])('takes the first letters of the first and last word of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
