import { endpoint } from '@egcr/contract/endpoint';
import { expect, it } from 'vitest';

import { anonymous, type Actor, type ApiKey, type Person, type PinState } from '../actor.ts';
import type { Database } from '../postgres/database.ts';
import { Refusal } from '../refusal.ts';
import type { ActingAsked, Gatekeeper, PermissionAsked } from '../services.ts';
import { actFor, admit, identify, isPinGoodEnough, requireActing, requirePermission } from './guard.ts';

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

/** With which code a call is refused; undefined where it is not. */
async function codeOf(admitted: Promise<unknown>): Promise<string | undefined> {
  try {
    await admitted;
    return undefined;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return refused.kind.code;
  }
}

const { permission: _staff, ...open } = books;
const closedPin = { isSet: true, expiresAt: null, verifiedAt: null };
const key: ApiKey = {
  kind: 'key',
  keyId: '01900000-0000-7000-8000-000000000003',
  ownerId: '01900000-0000-7000-8000-000000000001',
  isLive: false,
  scopes: ['books:read', 'books:write'],
  perDay: null,
};

it('identifies nobody for a public call, else the key, else the person', async () => {
  const someone = person([]);
  const asked = {
    authorization: 'Bearer x',
    idle_s: 3,
    now,
    facts: { id: '', ip: '', userAgent: '', language: 'en' },
  };
  const heard: unknown[] = [];
  const both = (found: ApiKey | undefined): Gatekeeper => ({
    ...gatekeeper,
    authenticateKey: async () => found,
    authenticate: async (request) => {
      heard.push(request);
      return someone;
    },
  });
  expect(await identify({ access: 'public' }, both(key), asked)).toBe(anonymous);
  expect(await identify({ access: 'signed_in' }, both(key), asked)).toBe(key);
  expect(heard).toEqual([]);
  expect(await identify({ access: 'signed_in' }, both(undefined), asked)).toBe(someone);
  const { authenticateKey: _keys, ...withoutKeys } = both(key);
  expect(await identify({ access: 'verified' }, withoutKeys, asked)).toBe(someone);
  expect(heard).toEqual([asked, asked]);
});

it.each<[string, object, Actor, string | undefined]>([
  ['a key to a call without a scope', {}, key, 'key_refused'],
  ['a key without the scope', { scope: 'books:burn' }, key, 'scope_required'],
  [
    'a key with it, whatever is asked of persons',
    { scope: 'books:write', access: 'profiled', pin: 'fresh', roles: ['owner'] },
    key,
    undefined,
  ],
  ['nobody to a public call', { access: 'public' }, anonymous, undefined],
  [
    'a person with nothing verified',
    { access: 'verified' },
    { ...person([]), isVerified: false },
    'verification_required',
  ],
  ['a person with a verified address', { access: 'verified' }, person([]), undefined],
  [
    'a person with nothing verified, where that is not asked',
    {},
    { ...person([]), isVerified: false },
    undefined,
  ],
  ['a person with a whole profile and no PIN', { access: 'profiled' }, person([]), 'profile_incomplete'],
  [
    'a person with a whole profile and a PIN',
    { access: 'profiled' },
    { ...person([]), pin: closedPin },
    undefined,
  ],
  ['a person with no PIN, where no profile is asked', { access: 'verified' }, person([]), undefined],
  ['a person without any of the roles', { roles: ['owner', 'tenant'] }, person(['clerk']), 'role_required'],
  ['a person with one of the roles', { roles: ['owner', 'tenant'] }, person(['clerk', 'tenant']), undefined],
  [
    'a person whose PIN window is closed',
    { pin: 'verified' },
    { ...person([]), pin: closedPin },
    'pin_required',
  ],
])('admits %s to %j, or says why not', async (_who, call, actor, code) => {
  expect(await codeOf(admit({ ...open, ...call }, gatekeeper, actor, { now }))).toBe(code);
});

it('tells a program which scope its key lacks', async () => {
  await expect(admit({ ...open, scope: 'books:burn' }, gatekeeper, key, { now })).rejects.toMatchObject({
    extras: { members: { scope: 'books:burn' } },
  });
});

it('refuses a profile without its fields, however the PIN is, and takes a PIN in the body for one that is open', async () => {
  const bare: Gatekeeper = { ...gatekeeper, hasCompleteProfile: async (id) => id !== person([]).userId };
  const closed = { ...person([]), pin: closedPin };
  await expect(admit({ ...open, access: 'profiled' }, bare, closed, { now })).rejects.toMatchObject({
    kind: { code: 'profile_incomplete' },
  });
  const pay = { ...open, pin: 'fresh' as const };
  await expect(admit(pay, gatekeeper, closed, { now, hasPinInBody: true })).resolves.toBeUndefined();
  await expect(admit(pay, gatekeeper, closed, { now, hasPinInBody: false })).rejects.toMatchObject({
    kind: { code: 'pin_required' },
  });
});

const at = (s: number): Date => new Date(now.getTime() + s * 1000);

it.each<['none' | 'verified' | 'fresh', Pick<PinState, 'expiresAt' | 'verifiedAt'>, boolean]>([
  ['none', { expiresAt: null, verifiedAt: null }, true],
  ['verified', { expiresAt: null, verifiedAt: at(-1) }, false],
  ['verified', { expiresAt: at(0.001), verifiedAt: at(-200) }, true],
  ['verified', { expiresAt: now, verifiedAt: at(-200) }, false],
  ['fresh', { expiresAt: null, verifiedAt: at(-1) }, false],
  ['fresh', { expiresAt: now, verifiedAt: at(-1) }, false],
  ['fresh', { expiresAt: at(60), verifiedAt: null }, false],
  ['fresh', { expiresAt: at(60), verifiedAt: at(-120) }, true],
  ['fresh', { expiresAt: at(60), verifiedAt: at(-120.001) }, false],
])('a call that needs the PIN %s, with %j, is open: %s', (pin, state, isOpen) => {
  expect(isPinGoodEnough({ pin }, { ...person([]), pin: { isSet: true, ...state } }, now)).toBe(isOpen);
});

const TEAM = '01900000-0000-7000-8000-00000000000a';

it('lets a person act for the organisation that the header names, where the call is made for one and the team allows it', async () => {
  const heard: ActingAsked[] = [];
  const team: Gatekeeper = { ...gatekeeper, requireActing: async (asked) => void heard.push(asked) };
  const call = { ...open, actsWith: 'pay' as const };
  const someone = person([]);
  expect(await actFor(call, team, someone, undefined)).toBe(someone);
  expect(await actFor({ ...call, access: 'public' }, team, someone, TEAM)).toBe(someone);
  expect(heard).toEqual([]);
  expect(await actFor(call, team, someone, TEAM.toUpperCase())).toEqual({ ...someone, actingFor: TEAM });
  expect(heard).toEqual([{ userId: someone.userId, organisationId: TEAM, right: 'pay' }]);
});

it.each([
  ['a call for nobody else', { actor: person([]), named: TEAM, code: 'not_offered' }],
  ['a program', { actsWith: 'view', actor: key, named: TEAM, code: 'not_offered' }],
  ['two organisations', { actsWith: 'view', actor: person([]), named: [TEAM, TEAM], code: 'format' }],
  ['no id', { actsWith: 'view', actor: person([]), named: 'acme', code: 'format' }],
  ['nothing', { actsWith: 'view', actor: person([]), named: '', code: 'format' }],
] as const)('refuses the header that names an organisation for %s', async (_what, asked) => {
  const { actor, named, code, ...call } = asked;
  await expect(actFor({ ...open, ...call }, gatekeeper, actor, named)).rejects.toMatchObject({
    kind: { code: 'validation_failed' },
    extras: { errors: [{ field: 'acting-for', code }] },
  });
});

it('judges again within the transaction of the call, and nobody acts for another where no domain judges it', async () => {
  const within: Database = Object.create(null);
  const acting: Person = { ...person(['keeper'], 'aal2'), actingFor: TEAM };
  await expect(requireActing({ actsWith: 'edit' }, gatekeeper, acting)).rejects.toMatchObject({
    kind: { code: 'not_found' },
  });
  const asked: (ActingAsked | PermissionAsked)[] = [];
  const listening: Gatekeeper = {
    ...gatekeeper,
    requireActing: async (question) => void asked.push(question),
    judge: async (question) => {
      asked.push(question);
      return { isGiven: true, needsSecondFactor: true, roles: [], ownRoles: [] };
    },
  };
  for (const nobodyElse of [person([]), key, anonymous])
    await requireActing({ actsWith: 'edit' }, listening, nobodyElse, within);
  await requireActing({}, listening, acting, within);
  await requirePermission(open, listening, { actor: acting, now, within });
  await requirePermission(books, listening, { actor: key, now, within });
  expect(asked).toEqual([]);
  await requireActing({ actsWith: 'edit' }, listening, acting, within);
  await requirePermission({ ...books, scopedBy: ['shelf'] }, listening, { actor: acting, now, within });
  expect(asked).toEqual([
    { userId: acting.userId, organisationId: TEAM, right: 'edit', within },
    { person: acting, permission: 'shop.keep_books', scopedBy: ['shelf'], now, within },
  ]);
  expect(asked[0]?.within).toBe(within);
});

it('names the permission alone where no domain gives roles', async () => {
  const { judge: _judge, ...nobody } = gatekeeper;
  await expect(requirePermission(books, nobody, { actor: person(['keeper']), now })).rejects.toMatchObject({
    extras: { members: { permission: 'shop.keep_books', roles: '', own_roles: '' } },
  });
});
