import { expect, it } from 'vitest';

import { testInstrumentOf, testInstruments } from './test-instruments.ts';

it.each(testInstruments.map(({ name, number }) => [name, number]))(
  'the number of %s is found, also with spaces and dashes between',
  (name, number) => {
    expect(testInstrumentOf(number)?.name).toBe(name);
    expect(testInstrumentOf(` ${number.replace(/(.{4})/g, '$1-')} `)?.name).toBe(name);
  },
);

it('no other number is taken, and none that is typed in more than forty characters', () => {
  const number = '4000000000000010';
  expect(testInstrumentOf(number.padEnd(40))?.name).toBe('accepted');
  for (const typed of [number.padEnd(41), '', '4111111111111111', '400000000000001', `${number}0`])
    expect(testInstrumentOf(typed)).toBeUndefined();
});
