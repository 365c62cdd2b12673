import { expect, it } from 'vitest';

import { notices } from './notices.ts';

const reader = { language: 'en', locale: 'en', amount: () => '' } as const;

it('a rate that was reached is told in the reader’s figures', () => {
  const say = (params: Record<string, string>) => notices[0]?.say(params, reader)?.title;
  expect(say({ base: 'JVD', quote: 'USD', rate: '1.3125' })).toBe('1 JVD has reached 1.3125 USD');
  expect(say({ base: 'JVD' })).toBeUndefined();
});
