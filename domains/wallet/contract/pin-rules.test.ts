import { expect, it } from 'vitest';

import { needsPin, pinSum } from './pin-rules.ts';

it.each([
  ['a tenth of what can be spent', { ownMinor: null, availableMinor: 12_345n }, 1234n],
  ['nothing where nothing can be spent', { ownMinor: null, availableMinor: 0n }, 0n],
  ['what the person has set', { ownMinor: 5n, availableMinor: 12_345n }, 5n],
  ['nothing where the person has set nothing', { ownMinor: 0n, availableMinor: 12_345n }, 0n],
])('the sum above which a payment asks for the PIN is %s', (_, given, sum) => {
  expect(pinSum(given)).toBe(sum);
});

it.each([
  ['a small one to a person who was paid before', { isFirst: false, amountMinor: 100n }, false],
  ['one above the sum', { isFirst: false, amountMinor: 101n }, true],
  ['the first one to a person', { isFirst: true, amountMinor: 1n }, true],
])('a payment asks for the PIN: %s', (_, payment, asks) => {
  expect(needsPin({ ...payment, pinAboveMinor: 100n })).toBe(asks);
});
