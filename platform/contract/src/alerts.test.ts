import { expect, it } from 'vitest';

import { asksAnything } from './alerts.ts';

it.each([
  [{ words: 'bees' }, true],
  [{ words: '蜂' }, true],
  [{ words: 'نحل' }, true],
  [{ words: '24/7' }, true],
  [{ words: '', sector: 'energy' }, true],
  [{}, false],
  [{ words: ' ' }, false],
  [{ words: '!!! … ،' }, false],
  [{ words: '\u200b\u0000' }, false],
] as const)('a search for %j asks for something: %s', (search, asks) => {
  expect(asksAnything(search)).toBe(asks);
});
