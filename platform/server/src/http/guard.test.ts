import { endpoint } from '@egcr/contract/endpoint';
import { expect, it } from 'vitest';

import type { Person } from '../actor.ts';
import type { Gatekeeper } from '../services.ts';
import { admit } from './guard.ts';

const now = new Date('2026-11-20T12:00:00Z');
const books = endpoint({
  name: 'shop.books',
  summary: 'Shows the books.',
  method: 'GET',
  path: '/api/v1/shop/books',
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  permission: 'shop.keep_books',
  rate: 'read',
});

const gatekeeper: Gatekeeper = {
  authenticate: () => Promise.reject(new Error('this caller is never identified')),
  hasCompleteProfile: async () => true,
  judge: async ({ person: { roles }, scopedBy = [] }) => ({
    isGiven: roles.includes('keeper') || scopedBy.some((kind) => roles.includes(`keeper of a ${kind}`)),
    needsSecondFactor: !roles.includes('trusted'),
    roles: ['keeper'],
    ownRoles: roles,
  }),
};

function person(roles: readonly string[], aal?: 'aal1' | 'aal2'): Person {
  return {
    kind: 'person',
    userId: '01900000-0000-7000-8000-000000000001',
    sessionId: '01900000-0000-7000-8000-000000000002',
    roles,
    isVerified: true,
    pin: { isSet: false, expiresAt: null, verifiedAt: null },
    ...(aal === undefined ? {} : { aal }),
  };
}

it('asks staff for a session that proved a second factor, and nobody else', async () => {
  const ask = (who: Person) => admit(books, gatekeeper, who, { now });
  await expect(ask(person(['clerk', 'owner']))).rejects.toMatchObject({
    kind: { code: 'role_required' },
    extras: { members: { permission: 'shop.keep_books', roles: 'keeper', own_roles: 'clerk owner' } },
  });
  await expect(ask(person(['keeper']))).rejects.toMatchObject({ kind: { code: 'second_factor_required' } });
  await expect(ask(person(['keeper'], 'aal1'))).rejects.toMatchObject({
    kind: { code: 'second_factor_required', status: 403 },
  });
  await expect(ask(person(['keeper'], 'aal2'))).resolves.toBeUndefined();
  await expect(ask(person(['keeper', 'trusted'], 'aal1'))).resolves.toBeUndefined();
  const { judge: _judge, ...nobody } = gatekeeper;
  await expect(admit(books, nobody, person(['keeper'], 'aal2'), { now })).rejects.toMatchObject({
    kind: { code: 'role_required' },
  });
});

it('opens a call to a role that was given for a part only where the call judges that part itself', async () => {
  const who = person(['keeper of a shelf'], 'aal2');
  await expect(admit(books, gatekeeper, who, { now })).rejects.toMatchObject({
    kind: { code: 'role_required' },
  });
  const shelf = { ...books, scopedBy: ['shelf'] };
  await expect(admit(shelf, gatekeeper, who, { now })).resolves.toBeUndefined();
});

it('asks the person who has set up an authenticator app for its code before money and security, and nobody else', async () => {
  const verified = { isSet: true, expiresAt: new Date(now.getTime() + 60_000), verifiedAt: now };
  const who = (part: Partial<Person>): Person => ({ ...person([]), pin: verified, ...part });
  const { permission: _permission, ...open } = books;
  const pay = { ...open, pin: 'fresh' as const };
  const choosePin = { ...open, secondFactor: 'where_set_up' as const };
  for (const call of [pay, choosePin]) {
    await expect(
      admit(call, gatekeeper, who({ hasSecondFactor: true, aal: 'aal1' }), { now }),
    ).rejects.toMatchObject({ kind: { code: 'second_factor_required' } });
    await expect(
      admit(call, gatekeeper, who({ hasSecondFactor: true, aal: 'aal2' }), { now }),
    ).resolves.toBeUndefined();
    await expect(admit(call, gatekeeper, who({ aal: 'aal1' }), { now })).resolves.toBeUndefined();
  }
  const read = { ...open, pin: 'verified' as const };
  await expect(
    admit(read, gatekeeper, who({ hasSecondFactor: true, aal: 'aal1' }), { now }),
  ).resolves.toBeUndefined();
});
