import { expect, it } from 'vitest';

import { isMeant } from './finds.ts';

it.each([
  ['send bao', 'Send money to Bảo @bao_7'],
  ['@bao', 'Send money to Bảo @bao_7'],
  ['NUÑEZ jose', 'José Núñez'],
  ['', 'anything'],
])('“%s” means “%s”', (query, told) => {
  expect(isMeant(query, told)).toBe(true);
});

it('means nothing that lacks one of the words', () => {
  expect(isMeant('send cleo', 'Send money to Bao')).toBe(false);
});
