import { expect, test } from 'vitest';

import { isLostConnection } from './stray-rejections.ts';

const withCode = (code: string) => Object.assign(new Error('gone'), { code });

test.each([
  ['an administrator ended the connection', withCode('57P01')],
  ['the database starts', withCode('57P03')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['the server closed the line', new Error('Connection terminated unexpectedly')],
])('%s: a lost connection', (_, error) => {
  expect(isLostConnection(error)).toBe(true);
});

test.each([
  ['a broken constraint', withCode('23505')],
  ['a bug', new TypeError('x is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
])('%s: no lost connection', (_, error) => {
  expect(isLostConnection(error)).toBe(false);
});
