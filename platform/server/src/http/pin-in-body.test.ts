import { endpoint } from '@egcr/contract/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { anonymous, type ApiKey, type Person } from '../actor.ts';
import type { Gatekeeper, PinProof, Services } from '../services.ts';
import { hasPinInCall, pinInCallRefusal, requirePinInCall } from './pin-in-call.ts';
import { enterPin, pinIn, withoutPin } from './pin-in-body.ts';

const pay = endpoint({
  name: 'shop.pay',
  summary: 'Pays.',
  method: 'POST',
  path: '/api/v1/shop/payments',
  body: z.object({ amount: z.string(), pin: z.optional(z.string()) }),
  refusals: [],
  access: 'signed_in',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
});
const { pinInBody: _taken, ...look } = pay;

it.each<[unknown, string | undefined]>([
  [{ amount: '1', pin: '204816' }, '204816'],
  [{ amount: '1' }, undefined],
  [{ pin: 204_816 }, undefined],
  [null, undefined],
  ['pin', undefined],
  [undefined, undefined],
])('the PIN in %j is %s, where the call takes one', (body, pin) => {
  expect(pinIn(pay, body)).toBe(pin);
  expect(pinIn(look, body)).toBeUndefined();
});

it('the same request with and without the PIN asks for the same', () => {
  const asked = (body: unknown) => ({ params: undefined, query: undefined, body });
  expect(withoutPin(pay, asked({ amount: '1', pin: '204816' }))).toEqual(asked({ amount: '1' }));
  expect(withoutPin(look, asked({ amount: '1', pin: '204816' }))).toEqual(
    asked({ amount: '1', pin: '204816' }),
  );
  expect(withoutPin(pay, asked(null))).toEqual(asked(null));
  expect(withoutPin(pay, asked('pin'))).toEqual(asked('pin'));
});

const now = new Date('2026-11-20T12:00:00Z');
const facts = { id: 'r', ip: '203.0.113.7', userAgent: '', language: 'en' };
const person: Person = {
  kind: 'person',
  userId: '01900000-0000-7000-8000-000000000001',
  sessionId: '01900000-0000-7000-8000-000000000002',
  roles: [],
  isVerified: true,
  pin: { isSet: true, expiresAt: null, verifiedAt: null },
};
const key: ApiKey = {
  kind: 'key',
  keyId: '01900000-0000-7000-8000-000000000003',
  ownerId: person.userId,
  isLive: true,
  scopes: [],
  perDay: null,
};
/** No key of a repeat is looked for: the database is never asked. */
const services: Services = Object.create(null);

it('a PIN that came with the call is proven once, and the call knows that it came', async () => {
  const proven: PinProof[] = [];
  const gatekeeper: Gatekeeper = {
    authenticate: async () => person,
    hasCompleteProfile: async () => true,
    provePin: async (proof) => void proven.push(proof),
  };
  const enter = (caller: Person | ApiKey | typeof anonymous, pin: string | undefined) =>
    enterPin({ gatekeeper, services }, pay, { caller, pin, claim: undefined, facts, now });
  expect(await enter(person, undefined)).toEqual({ actor: person });
  expect(await enter(key, undefined)).toEqual({ actor: key });
  expect(proven).toEqual([]);
  expect(await enter(person, '204816')).toEqual({
    actor: { ...person, pin: { ...person.pin, isInCall: true } },
  });
  expect(proven).toEqual([{ person, pin: '204816', facts }]);
  await expect(enter(key, '204816')).rejects.toMatchObject({
    kind: { code: 'validation_failed' },
    extras: { errors: [{ field: 'pin', code: 'not_for_keys' }] },
  });
  await expect(enter(anonymous, '204816')).rejects.toThrow('takes the PIN of persons only');
  expect(proven).toHaveLength(1);
  const { provePin: _prove, ...none } = gatekeeper;
  await expect(
    enterPin({ gatekeeper: none, services }, pay, { caller: person, pin: '1', claim: undefined, facts, now }),
  ).rejects.toThrow('nobody verifies it');
});

it('a call that asks for the PIN in its body says so, and the same key with the PIN is the same try', () => {
  expect(hasPinInCall({ actor: person })).toBe(false);
  expect(() => requirePinInCall({ actor: person })).toThrow('pin_required');
  const entered = { actor: { ...person, pin: { ...person.pin, isInCall: true as const } } };
  expect(hasPinInCall(entered)).toBe(true);
  expect(() => requirePinInCall(entered)).not.toThrow();
  expect(pinInCallRefusal()).toMatchObject({
    kind: { code: 'pin_required' },
    extras: { members: { in_call: true }, leavesKey: true },
  });
});
