import { uuidv7 } from '@egcr/contract/ids';
import type { Person } from '@egcr/server-kit/actor';
import { Refusal } from '@egcr/server-kit/refusal';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import type { Work } from '@egcr/server-kit/work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { StaffRole } from '../contract/staff-roles.ts';
import { expire } from './expire.ts';
import { giveUpRole } from './give-up.ts';
import { hasPermission, holdersWith, setRoles } from './grants.ts';
import type { RolePeople } from './people.ts';
import { revokeGrant } from './revoke-grant.ts';
import { findPeople, readPerson } from './show-people.ts';
import {
  activeGrants,
  activeRolesOf,
  addGrant,
  endGrant,
  findGrant,
  grantsOf,
  holdersOf,
  listGrants,
  runOut,
} from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const at = new Date('2026-11-20T12:00:00.000Z');
const from = (ms: number) => new Date(at.getTime() + ms);
let made = 0;
const newId = () => uuidv7(at.getTime() + (made += 1));

/** What the domains that know people were told, in order. */
const told: string[] = [];
let lastSuperAdmin = '';
const people: RolePeople = {
  hold: async (_work, userId) => told.push(`held ${userId}`) > 0,
  isVerified: async () => true,
  findByUsername: async () => undefined,
  namesOf: async () => new Map(),
  show: async (_work, { userId, roles }) => void told.push(`${userId} has ${roles.join(' ')}`),
  isLastSuperAdmin: async (_work, userId) => userId === lastSuperAdmin,
  search: async (_db, text, limit) =>
    Array.from({ length: Math.min(limit, Number(text)) }, (_, place) => ({
      userId: `01900000-0000-7000-8000-0000000000${place + 10}`,
      name: `Person ${place}`,
      username: null,
    })),
  accountOf: async () => undefined,
  record: async (_work, { action, userId }) => void told.push(`${action.name} of ${userId}`),
};
beforeEach(() => {
  told.length = 0;
  lastSuperAdmin = '';
});

interface Given {
  readonly role?: StaffRole;
  readonly queue?: string;
  readonly endsAt?: Date | null;
  readonly now?: Date;
}

/** A role, given a second before noon and everywhere unless a test says otherwise. */
async function give(
  userId: string,
  { role = 'auditor', queue, endsAt = null, now = from(-1000) }: Given = {},
) {
  const id = newId();
  const scope =
    queue === undefined ? ({ kind: 'global', id: '' } as const) : ({ kind: 'queue', id: queue } as const);
  const isAdded = await addGrant(database.db, {
    id,
    userId,
    role,
    scope,
    reason: 'New in the team',
    grantedBy: null,
    approvedBy: null,
    now,
    endsAt,
  });
  return { id, isAdded };
}

const end = (id: string, now = at) => endGrant(database.db, { id, by: null, reason: 'Left', now });
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('a role', () => {
  it('gives something until its end, and at that very instant no more', async () => {
    const userId = newId();
    const { id } = await give(userId, { endsAt: at });
    const endless = (await give(userId, { role: 'author' })).id;
    const other = newId();
    await give(other);
    const seen = async (now: Date) => ({
      active: idsOf(await activeGrants(database.db, { userId, now })),
      roles: (await activeRolesOf(database.db, { userIds: [userId], now })).get(userId),
      holds: (await holdersOf(database.db, { roles: ['auditor'], now })).includes(userId),
      listed: idsOf(
        await listGrants(database.db, { isActive: true, now, after: undefined, limit: 100 }),
      ).includes(id),
      ended: idsOf(
        await listGrants(database.db, { isActive: false, now, after: undefined, limit: 100 }),
      ).includes(id),
      may: await hasPermission({ db: database.db, now }, { userId, permission: 'money.read' }),
      isOut: idsOf(await runOut(database.db, now, 100)).includes(id),
    });
    const [before, after] = [await seen(from(-1)), await seen(at)];
    expect(before).toMatchObject({
      active: [id, endless],
      holds: true,
      listed: true,
      ended: false,
      isOut: false,
    });
    expect(before.roles?.toSorted()).toEqual(['auditor', 'author']);
    expect(after).toEqual({
      active: [endless],
      roles: ['author'],
      holds: false,
      listed: false,
      ended: true,
      may: false,
      isOut: true,
    });
    expect(before.may).toBe(true);
  });

  it('that was ended gives nothing, and is ended once', async () => {
    const [userId, by] = [newId(), newId()];
    const { id } = await give(userId);
    const first = await endGrant(database.db, { id, by, reason: 'Left the team', now: at });
    expect(first).toMatchObject({ id, ended_by: by, end_reason: 'Left the team', ended_at: at });
    expect(await end(id, from(5))).toBeUndefined();
    expect(await findGrant(database.db, id)).toMatchObject({ ended_at: at, ended_by: by });
    expect(await activeGrants(database.db, { userId, now: at })).toEqual([]);
    expect((await activeRolesOf(database.db, { userIds: [userId], now: at })).size).toBe(0);
    expect(await holdersOf(database.db, { roles: ['auditor'], now: at })).not.toContain(userId);
    expect(idsOf(await runOut(database.db, at, 100))).not.toContain(id);
    const open = await listGrants(database.db, { isActive: true, now: at, after: undefined, limit: 100 });
    expect(idsOf(open)).not.toContain(id);
  });

  it('is had once for each place, and again after it has run out', async () => {
    const userId = newId();
    const once = await give(userId, { endsAt: at });
    expect([once.isAdded, (await give(userId)).isAdded]).toEqual([true, false]);
    expect((await give(userId, { queue: 'contact', endsAt: from(1) })).isAdded).toBe(true);
    expect((await give(userId, { role: 'author', endsAt: from(1) })).isAdded).toBe(true);
    expect((await give(newId(), { endsAt: from(1) })).isAdded).toBe(true);
    const again = await give(userId, { now: at, endsAt: from(20) });
    expect(again.isAdded).toBe(true);
    expect(await findGrant(database.db, once.id)).toMatchObject({
      ended_at: at,
      end_reason: 'expired',
      ended_by: null,
    });
    expect(idsOf(await activeGrants(database.db, { userId, now: at }))).toHaveLength(3);
    await end(again.id, from(10));
    // What was ended by someone stays as it was ended, also when its time has run out since.
    expect((await give(userId, { now: from(30) })).isAdded).toBe(true);
    expect(await findGrant(database.db, again.id)).toMatchObject({ end_reason: 'Left', ended_at: from(10) });
  });

  it('stands in lists with the newest first, page by page, and by person with those that have ended', async () => {
    const userId = newId();
    const [one, two, three] = [
      (await give(userId, { role: 'author' })).id,
      (await give(userId)).id,
      (await give(userId, { role: 'oversight' })).id,
    ];
    const page = async (isActive: boolean, after?: string) =>
      idsOf(await listGrants(database.db, { isActive, now: at, after, limit: 2 }));
    expect(await page(true)).toEqual([three, two]);
    expect((await page(true, two))[0]).toBe(one);
    await end(two);
    expect(await page(true)).toEqual([three, one]);
    expect((await page(false))[0]).toBe(two);
    expect(idsOf(await grantsOf(database.db, { userId, limit: 2 }))).toEqual([three, two]);
    expect(idsOf(await grantsOf(database.db, { userId, limit: 100 }))).toEqual([three, two, one]);
  });

  it('opens a permission to its holders, whom everyone who tells them something finds once', async () => {
    const [one, two] = [newId(), newId()];
    for (const userId of [two, one]) await give(userId, { role: 'oversight' });
    await give(one, { role: 'oversight', queue: 'contact' });
    const holders = await holdersOf(database.db, { roles: ['oversight'], now: at });
    expect(holders.filter((id) => id === one || id === two)).toEqual([one, two]);
    const readers = await holdersWith({ db: database.db, now: at }, 'approvals.read');
    expect(readers).toEqual(expect.arrayContaining([one, two]));
    expect(await holdersWith({ db: database.db, now: at }, 'nobody.may')).toEqual([]);
  });

  it('that has run out is written down by the hour, the account told, the first to end first', async () => {
    const [one, two] = [newId(), newId()];
    const end1 = new Date(at.getTime() - 20_000);
    const end2 = new Date(at.getTime() - 30_000);
    const start = new Date(at.getTime() - 60_000);
    await give(one, { endsAt: end1, now: start, queue: 'contact' });
    await give(one, { role: 'author', now: start });
    await give(two, { endsAt: end2, now: start });
    expect(idsOf(await runOut(database.db, at, 1))).toEqual(idsOf(await activeGrantsOf(two)));
    await services.unit((work) => expire(people, work));
    expect(told.filter((line) => line.includes(one) || line.includes(two))).toEqual([
      `held ${two}`,
      `${two} has `,
      `held ${one}`,
      `${one} has author`,
    ]);
    told.length = 0;
    await services.unit((work) => expire(people, work));
    expect(told).toEqual([]);
  });
});

const activeGrantsOf = (userId: string) => activeGrants(database.db, { userId, now: from(-3_600_000) });

const nothing = { params: undefined, query: undefined, body: undefined };

/** As a person of the staff. */
function as<Answer>(userId: string, run: (work: Work) => Promise<Answer>): Promise<Answer | string> {
  const actor: Person = {
    kind: 'person',
    userId,
    sessionId: newId(),
    roles: [],
    isVerified: true,
    pin: { isSet: true, expiresAt: null, verifiedAt: null },
  };
  return services.unit(run, { actor }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  });
}

describe('who has a role', () => {
  it('may give it up, once; nobody else may for them, and the last super admin keeps theirs', async () => {
    const [holder, other] = [newId(), newId()];
    const { id } = await give(holder);
    const admin = await give(holder, { role: 'super_admin' });
    const giveUp = (who: string, grant: string) =>
      as(who, (work) => giveUpRole(people, work, { ...nothing, params: { id: grant }, body: {} }));
    expect(await giveUp(other, id)).toBe('not_found');
    expect(await giveUp(holder, newId())).toBe('not_found');
    lastSuperAdmin = holder;
    expect(await giveUp(holder, admin.id)).toBe('last_super_admin');
    told.length = 0;
    expect(await giveUp(holder, id)).toEqual({ role: 'auditor' });
    expect(told).toEqual([`held ${holder}`, `role_given_up of ${holder}`, `${holder} has super_admin`]);
    expect(await findGrant(database.db, id)).toMatchObject({ end_reason: 'given_up', ended_by: holder });
    expect(await giveUp(holder, id)).toBe('grant_ended');
    lastSuperAdmin = '';
    expect(await giveUp(holder, admin.id)).toEqual({ role: 'super_admin' });
  });

  it('has it taken away by one officer, if it decides about no roles; by a super admin, if it does', async () => {
    const [holder, officer, chief] = [newId(), newId(), newId()];
    await give(officer, { role: 'admin' });
    await give(chief, { role: 'super_admin' });
    const [plain, power, top] = [
      (await give(holder)).id,
      (await give(holder, { role: 'admin' })).id,
      (await give(holder, { role: 'super_admin' })).id,
    ];
    const revoke = (who: string, id: string) =>
      as(who, (work) => revokeGrant(people, work, { ...nothing, params: { id }, body: { reason: 'Left' } }));
    expect(await revoke(officer, newId())).toBe('not_found');
    expect(await revoke(officer, power)).toBe('role_required');
    expect(await revoke(chief, top)).toBe('takes_two_people');
    expect(await revoke(officer, plain)).toMatchObject({ id: plain, end_reason: 'Left', own: false });
    expect(told).toEqual([`held ${holder}`, `${holder} has admin super_admin`]);
    expect(await revoke(chief, plain)).toBe('grant_ended');
    expect(await revoke(chief, power)).toMatchObject({ id: power });
  });

  it('has from the operator exactly those that they name; one for a place counts and stays', async () => {
    const userId = newId();
    const [auditor, author] = [
      (await give(userId, { queue: 'contact' })).id,
      (await give(userId, { role: 'author' })).id,
    ];
    await services.unit((work) =>
      setRoles(work, { userId, roles: ['auditor', 'oversight'], reason: 'operator' }),
    );
    const active = await activeGrants(database.db, { userId, now: services.clock.now() });
    expect(active.map(({ role, scope_kind: kind }) => [role, kind])).toEqual([
      ['auditor', 'queue'],
      ['oversight', 'global'],
    ]);
    expect(active[0]?.id).toBe(auditor);
    expect(await findGrant(database.db, author)).toMatchObject({ end_reason: 'operator', ended_by: null });
  });
});

it('a search for people shows twenty, and says whether there are more', async () => {
  const search = (text: string) =>
    as(newId(), (work) => findPeople(people, work, { ...nothing, query: { text } }));
  await give('01900000-0000-7000-8000-000000000010');
  expect(await search('20')).toMatchObject({
    has_more: false,
    items: { length: 20, 0: { roles: ['auditor'] }, 1: { roles: [] } },
  });
  expect(await search('21')).toMatchObject({ has_more: true, items: { length: 20 } });
  const id = newId();
  expect(await as(newId(), (work) => readPerson(people, work, { ...nothing, params: { id } }))).toBe(
    'not_found',
  );
  expect(told).toEqual([]);
});
