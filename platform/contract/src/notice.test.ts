import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { categoryOf, notice } from './notice.ts';
import { connectScreens, hrefOf, productScreens, screenAt, screenOf } from './product-screens.ts';
import { addressFor } from './screen-roles.ts';
import type { Screen } from './screen.ts';

const known = productScreens();
afterAll(() => connectScreens(known));

it('a notice is told with what was given, and nothing where nothing was', () => {
  const kind = notice('test.paid', {
    params: z.object({
      amount: z.string(),
      note: z.optional(z.nullable(z.string())),
      count: z.optional(z.number()),
    }),
    link: (id: string) => `/payments/${id}`,
    type: 'money.request',
  });
  expect(kind.of({ amount: '1', note: null, count: undefined }, '42')).toEqual({
    kind: 'test.paid',
    params: { amount: '1', note: null },
    link: '/payments/42',
  });
  expect([kind.category, categoryOf('money'), kind.isMailedByDomain]).toEqual(['money', 'money', undefined]);
  // Unless it is said, a notice may hold the words of others.
  expect(kind.own).toBeUndefined();
});

it('screens are found by their name, their address and what they are for; what is not there is a mistake of ours', () => {
  const shared = { guard: 'public', frame: 'public', requirement: 'ROUTE-01', isOpen: true } as const;
  const rows: readonly Screen[] = [
    { ...shared, name: 'landing', path: '/' },
    { ...shared, name: 'auth', path: '/auth', role: 'sign_in' },
    { ...shared, name: 'auth', path: '/sign-in' },
  ];
  connectScreens(rows);
  expect(productScreens()).toBe(rows);
  expect([screenAt('/sign-in')?.path, screenAt('/nothing')]).toEqual(['/sign-in', undefined]);
  expect(screenOf('auth')).toBe(rows[1]);
  expect([hrefOf('auth'), hrefOf('auth', { mode: 'sign up' })]).toEqual(['/auth', '/auth?mode=sign+up']);
  expect(addressFor('sign_in')).toBe('/auth');
  expect(() => addressFor('home')).toThrow('no screen is there to home');
  connectScreens([]);
  expect(() => screenOf('auth')).toThrow('no address leads to auth');
});
