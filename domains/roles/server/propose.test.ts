import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { Person } from '@egcr/server-kit/actor';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import type { Work } from '@egcr/server-kit/work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { StaffRole } from '../contract/staff-roles.ts';
import { createJudge } from './judge.ts';
import type { RolePeople } from './people.ts';
import { grantProposal } from './propose-grant.ts';
import { rolesProposal } from './propose-roles.ts';
import { readOwn } from './show-grants.ts';
import { activeGrants, addGrant } from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const newId = () => uuidv7(services.clock.now().getTime());
const told: string[] = [];
let strangers: readonly string[] = [];
let lastSuperAdmin = '';
const people: RolePeople = {
  hold: async (_work, userId) => told.push(`held ${userId}`) > 0,
  isVerified: async (_db, userId) => !strangers.includes(userId),
  findByUsername: async () => undefined,
  namesOf: async (_db, ids) => new Map(ids.slice(0, 1).map((id) => [id, 'Ada'])),
  show: async (_work, { userId, roles }) => void told.push(`${userId} has ${roles.join(' ')}`),
  isLastSuperAdmin: async (_work, userId) => userId === lastSuperAdmin,
  search: async () => [],
  accountOf: async () => undefined,
  record: async () => undefined,
};
beforeEach(() => {
  told.length = 0;
  strangers = [];
  lastSuperAdmin = '';
});

async function give(userId: string, role: StaffRole, queue?: string): Promise<void> {
  await addGrant(database.db, {
    id: newId(),
    userId,
    role,
    scope: queue === undefined ? { kind: 'global', id: '' } : { kind: 'queue', id: queue },
    reason: 'New',
    grantedBy: null,
    approvedBy: null,
    now: services.clock.now(),
    endsAt: null,
  });
}

const rolesOf = async (userId: string) =>
  (await activeGrants(database.db, { userId, now: services.clock.now() })).map(({ role }) => role);

function personCalled(userId: string): Person {
  const pin = { isSet: true, expiresAt: null, verifiedAt: null };
  return { kind: 'person', userId, sessionId: newId(), roles: [], isVerified: true, pin };
}

/** In a transaction of a second person; what is refused is answered by its code. */
function inWork<Answer>(
  run: (work: Work) => Promise<Answer>,
  actor = personCalled(newId()),
): Promise<Answer | string> {
  return services
    .unit(run, { actor })
    .catch((error: unknown) => (error instanceof Error ? error.message : ''));
}

describe('a role with its place and end', () => {
  const kind = grantProposal(people);
  const wanted = (userId: string, change: object = {}) => ({
    user_id: userId,
    role: 'auditor',
    scope_kind: 'global',
    scope_id: '',
    ends_at: null,
    reason: 'New',
    ...change,
  });
  const judge = (payload: object, proposedBy = newId()) =>
    inWork((work) => kind.judge(work, payload, { proposedBy }));

  it('is shown to who decides with its person, place and end, and concerns that person', async () => {
    const userId = newId();
    const textsOf = async (change: object) => {
      const judged = await judge(wanted(userId, change));
      return typeof judged === 'string' ? judged : judged.facts.map(({ name, text }) => `${name}: ${text}`);
    };
    expect(await judge(wanted(userId))).toMatchObject({ interested: [userId] });
    expect(await textsOf({})).toEqual(['person: Ada', 'roles: auditor']);
    const ends_at = toInstant(addSeconds(services.clock.now(), 3600));
    expect(await textsOf({ scope_kind: 'queue', scope_id: 'fraud.report', ends_at })).toEqual([
      'person: Ada',
      'roles: auditor',
      'scope: queue fraud.report',
      `ends_at: ${ends_at}`,
    ]);
  });

  it('is for people with a proven address, who have it not there already', async () => {
    const [userId, stranger] = [newId(), newId()];
    strangers = [stranger];
    expect(await judge(wanted(stranger))).toBe('not_found');
    await give(userId, 'auditor', 'fraud.report');
    const there = { scope_kind: 'queue', scope_id: 'fraud.report' };
    expect(await judge(wanted(userId, there))).toBe('roles_unchanged');
    for (const other of [
      {},
      { ...there, scope_id: 'desk.service' },
      { ...there, scope_kind: 'country' },
      { ...there, role: 'author' },
    ])
      expect(await judge(wanted(userId, other))).toMatchObject({ interested: [userId] });
  });

  it('that decides about roles is proposed by who may, and every one ends later than now', async () => {
    const [maker, userId] = [newId(), newId()];
    expect(await judge(wanted(userId, { role: 'admin' }), maker)).toBe('role_required');
    await give(maker, 'super_admin');
    expect(await judge(wanted(userId, { role: 'admin' }), maker)).toMatchObject({ interested: [userId] });
    const endingAt = (ms: number) =>
      inWork((work) => {
        const ends_at = toInstant(new Date(work.now.getTime() + ms));
        return kind.judge(work, wanted(userId, { ends_at }), { proposedBy: maker });
      });
    expect([await endingAt(-1), await endingAt(0)]).toEqual(['ends_too_early', 'ends_too_early']);
    expect(await endingAt(1)).toMatchObject({ interested: [userId] });
  });

  it('is given once it is approved, and the account told, after it was held', async () => {
    const [maker, userId] = [newId(), newId()];
    const run = () => inWork((work) => kind.run(work, wanted(userId), { proposedBy: maker }));
    expect(await run()).toMatchObject({ user_id: userId, role: 'auditor' });
    expect(told).toEqual([`held ${userId}`, `${userId} has auditor`]);
    expect(await run()).toBe('roles_unchanged');
    expect(await rolesOf(userId)).toEqual(['auditor']);
  });
});

describe('all roles of a person', () => {
  const kind = rolesProposal(people);
  const judge = (userId: string, roles: readonly StaffRole[], proposedBy = newId()) =>
    inWork((work) => kind.judge(work, { user_id: userId, roles }, { proposedBy }));

  it('are shown as they are and as they would be; only who is raised has an interest', async () => {
    const userId = newId();
    await give(userId, 'auditor');
    await give(userId, 'author');
    const facts = (roles: string) => [{ text: 'Ada' }, { text: 'auditor, author' }, { text: roles }];
    expect(await judge(userId, ['auditor'])).toMatchObject({ interested: [], facts: facts('auditor') });
    expect(await judge(userId, [])).toMatchObject({ interested: [], facts: facts('') });
    expect(await judge(userId, ['author', 'fraud_reviewer'])).toMatchObject({
      interested: [userId],
      facts: facts('fraud_reviewer, author'),
    });
    expect(await judge(userId, ['author', 'auditor'])).toBe('roles_unchanged');
  });

  it('move no role that decides about roles by who may not, and leave the last super admin theirs', async () => {
    const [chief, maker, stranger] = [newId(), newId(), newId()];
    strangers = [stranger];
    await give(chief, 'super_admin');
    expect(await judge(stranger, ['auditor'])).toBe('not_found');
    expect(await judge(chief, [], maker)).toBe('role_required');
    await give(maker, 'super_admin');
    expect(await judge(chief, [], maker)).toMatchObject({ interested: [] });
    lastSuperAdmin = chief;
    expect(await judge(chief, ['auditor'], maker)).toBe('last_super_admin');
    expect(await judge(chief, ['super_admin', 'auditor'], maker)).toMatchObject({ interested: [chief] });
  });

  it('are exactly those once it is approved, and the account is told', async () => {
    const userId = newId();
    await give(userId, 'auditor');
    const payload = { user_id: userId, roles: ['author'] };
    expect(await inWork((work) => kind.run(work, payload, { proposedBy: newId() }))).toEqual(payload);
    expect(await rolesOf(userId)).toEqual(['author']);
    expect(told).toEqual([`${userId} has author`]);
  });
});

it('who has a role is asked for a second factor where staff need one, unless their session has shown it', async () => {
  const [holder, nobody] = [newId(), newId()];
  await give(holder, 'auditor');
  const isAsked = async (userId: string, staffSecondFactor: boolean, aal: 'aal1' | 'aal2') => {
    const own = await inWork((work) => readOwn(work, { staffSecondFactor }), {
      ...personCalled(userId),
      aal,
    });
    return typeof own === 'string' ? own : own.needs_second_factor;
  };
  expect([
    await isAsked(holder, true, 'aal1'),
    await isAsked(holder, true, 'aal2'),
    await isAsked(holder, false, 'aal1'),
    await isAsked(nobody, true, 'aal1'),
  ]).toEqual([true, false, false, false]);
});

it('a call is judged by where the roles of its caller count, and says which would do', async () => {
  const scope = { kind: 'queue', id: 'fraud.report' } as const;
  const judge = createJudge({
    heldBy: async () => [
      { role: 'fraud_reviewer', scope },
      { role: 'fraud_reviewer', scope: { ...scope, id: 'desk.service' } },
      { role: 'author', scope: { kind: 'global', id: '' } },
    ],
    staffSecondFactor: true,
  });
  const asked = (permission: 'fraud.handle' | 'blog.write', scopedBy?: readonly string[]) =>
    judge({
      person: personCalled(newId()),
      permission,
      now: services.clock.now(),
      ...(scopedBy && { scopedBy }),
    });
  expect(await asked('fraud.handle')).toEqual({
    isGiven: false,
    needsSecondFactor: true,
    roles: ['fraud_reviewer', 'admin'],
    ownRoles: ['fraud_reviewer', 'author'],
  });
  expect((await asked('fraud.handle', ['queue'])).isGiven).toBe(true);
  expect((await asked('fraud.handle', ['country'])).isGiven).toBe(false);
  expect((await asked('blog.write')).isGiven).toBe(true);
});
