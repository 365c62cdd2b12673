import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askedIn,
  countMailed,
  directorshipOf,
  directorshipsAsked,
  directorshipsIn,
  insertDirectorship,
  keepDirectorshipAnswer,
  newSilences,
  registrationsNaming,
  replaceDirectorship,
} from './directorship-store.ts';

let database: TestDatabase;
const newId = () => crypto.randomUUID();
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const at = (count: number) => ({ db: database.db, now: day(count) });
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let marks = 0;
const newMark = () => Buffer.from(`address ${(marks += 1)}`);

/** A registration that a person has sent. */
async function registration(state = 'submitted', userId = newId()): Promise<string> {
  const id = newId();
  await database.owner.query(
    `insert into registry.registration
       (case_id, reference, user_id, name, jurisdiction, state, sealed_details, sent_at)
     values ($1, $2, $3, 'Mill', 'IT', $4, 'sealed', now())`,
    [id, `RG-${id.slice(0, 8)}`, userId, state],
  );
  return id;
}

interface Asked {
  readonly caseId?: string;
  readonly place?: string;
  readonly userId?: string | null;
  readonly mark?: Buffer | null;
  readonly askedAt?: number;
  readonly expiresAt?: number;
}

/** A director who is asked on the first day, until the tenth. */
async function ask({ askedAt = 1, expiresAt = 10, ...given }: Asked): Promise<string> {
  const id = newId();
  await insertDirectorship(at(askedAt), {
    id,
    caseId: given.caseId ?? (await registration()),
    place: given.place ?? '2',
    userId: given.userId ?? null,
    sealedEmail: given.mark ? 'sealed' : null,
    mark: given.mark ?? null,
    expiresAt: day(expiresAt),
  });
  return id;
}

const askedOf = async (person: { userId: string; mark?: Buffer }, count = 5) =>
  (await directorshipsAsked(at(count), { mark: null, ...person })).map(({ id }) => id);

describe('what a person is asked to direct', () => {
  it('is asked by their account, or by the address that they proved', async () => {
    const [userId, mark] = [newId(), newMark()];
    const [byAccount, byAddress] = [await ask({ userId }), await ask({ mark })];
    await ask({ userId: newId(), mark: newMark() });
    expect((await askedOf({ userId, mark })).toSorted()).toEqual([byAccount, byAddress].toSorted());
    expect(await askedOf({ userId })).toEqual([byAccount]);
    expect(await askedOf({ userId: newId(), mark })).toEqual([byAddress]);
    const found = (id: string, person = { userId, mark }) => directorshipOf(database.db, { id, person });
    expect(await found(byAddress)).toMatchObject({
      user_id: null,
      sealed_email: 'sealed',
      is_replaced: false,
      state: 'submitted',
      answer: null,
    });
    expect((await found(byAccount))?.asked_at).toEqual(day(1));
    expect(await found(byAccount, { userId: newId(), mark })).toBeUndefined();
    // An address that an account has taken up is asked no more.
    await database.owner.query('update registry.directorship set user_id = $2 where id = $1', [
      byAddress,
      newId(),
    ]);
    expect(await askedOf({ userId, mark })).toEqual([byAccount]);
  });

  it('is not asked by an address of the person who registers, or who answers for another place', async () => {
    const [applicant, director, mark] = [newId(), newId(), newMark()];
    const caseId = await registration('submitted', applicant);
    const id = await ask({ caseId, mark });
    expect([await askedOf({ userId: applicant, mark }), await askedOf({ userId: director, mark })]).toEqual([
      [],
      [id],
    ]);
    const other = await ask({ caseId, place: '3', userId: director });
    expect(await askedOf({ userId: director, mark })).toEqual([other]);
    await replaceDirectorship(at(2), { caseId, place: '3' });
    expect(await askedOf({ userId: director, mark })).toEqual([id]);
  });

  it('waits until its time is over, it is answered or replaced, or the registration is decided', async () => {
    const userId = newId();
    const [open, answered, replaced] = [await ask({ userId }), await ask({ userId }), await registration()];
    await ask({ caseId: replaced, userId });
    for (const state of ['in_review', 'needs_information', 'registered', 'refused'])
      await ask({ caseId: await registration(state), userId });
    await keepDirectorshipAnswer(at(2), { id: answered, answer: 'declined', by: userId });
    await replaceDirectorship(at(2), { caseId: replaced, place: '2' });
    const ids = await askedOf({ userId });
    expect([ids.length, ids.includes(open), ids.toSorted()]).toEqual([3, true, ids]);
    expect(await askedOf({ userId }, 10)).toEqual([]);
  });
});

describe('the answer of a director', () => {
  it('is kept once, by the account that gave it, and the address goes', async () => {
    const [caseId, by] = [await registration(), newId()];
    const id = await ask({ caseId, mark: newMark() });
    await keepDirectorshipAnswer(at(3), { id, answer: 'confirmed', by });
    await keepDirectorshipAnswer(at(4), { id, answer: 'declined', by: newId() });
    expect(await directorshipsIn(database.db, caseId)).toMatchObject([
      { id, answer: 'confirmed', user_id: by, sealed_email: null },
    ]);
    expect(await replaceDirectorship(at(5), { caseId, place: '2' })).toBe(false);
  });

  it('is not asked for any more where someone else is asked', async () => {
    const caseId = await registration();
    const [first, third] = [
      await ask({ caseId, mark: newMark() }),
      await ask({ caseId, place: '3', userId: newId() }),
    ];
    const other = await ask({ userId: newId() });
    expect(await replaceDirectorship(at(2), { caseId, place: '2' })).toBe(true);
    expect(await replaceDirectorship(at(2), { caseId, place: '2' })).toBe(false);
    const second = await ask({ caseId, userId: newId() });
    await keepDirectorshipAnswer(at(3), { id: first, answer: 'confirmed', by: newId() });
    const shown = (rows: Awaited<ReturnType<typeof askedIn>>) =>
      rows.map((row) => [row.id, row.place, row.is_replaced, row.answer]);
    expect(shown(await directorshipsIn(database.db, caseId))).toEqual([
      [second, '2', false, null],
      [third, '3', false, null],
    ]);
    const all = await askedIn(database.db, caseId);
    expect(all.map(({ place }) => place)).toEqual(['2', '2', '3']);
    expect(all.find(({ id }) => id === first)).toMatchObject({
      is_replaced: true,
      sealed_email: null,
      answer: null,
    });
    const { rows } = await database.owner.query(
      'select replaced_at from registry.directorship where id = $1',
      [other],
    );
    expect(rows).toEqual([{ replaced_at: null }]);
  });

  it('is waited for by one at a time', async () => {
    const userId = newId();
    const id = await ask({ userId });
    const isLocked = await database.db.transaction().execute(async (db) => {
      await directorshipOf(db, { id, person: { userId, mark: null } });
      return database.owner
        .query('select from registry.directorship where id = $1 for update nowait', [id])
        .then(() => false)
        .catch((error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03');
    });
    expect(isLocked).toBe(true);
  });
});

describe('a director who does not answer', () => {
  it('is told of once, when the time is over and the registration is still to be decided', async () => {
    const [silent, decided, answered, replaced, later] = [
      await registration('in_review'),
      await registration('registered'),
      await registration(),
      await registration(),
      await registration(),
    ];
    for (const caseId of [silent, decided, answered, replaced])
      await ask({ caseId, userId: newId(), expiresAt: 20 });
    await ask({ caseId: silent, place: '3', userId: newId(), expiresAt: 20 });
    await ask({ caseId: later, userId: newId(), expiresAt: 21 });
    const [row] = await directorshipsIn(database.db, answered);
    await keepDirectorshipAnswer(at(3), { id: row?.id ?? '', answer: 'declined', by: newId() });
    await replaceDirectorship(at(3), { caseId: replaced, place: '2' });
    const ours = new Set([silent, decided, answered, replaced, later]);
    const silences = async (count: number) =>
      (await newSilences(at(count))).filter((caseId) => ours.has(caseId));
    expect([await silences(19), await silences(20), await silences(20), await silences(21)]).toEqual([
      [],
      [silent],
      [],
      [later],
    ]);
  });
});

describe('an address or an account', () => {
  it('is known by the registrations that name it', async () => {
    const [userId, mark] = [newId(), newMark()];
    const [one, two] = [await registration(), await registration()];
    await ask({ caseId: one, userId });
    await ask({ caseId: two, mark });
    await ask({ userId: newId(), mark: newMark() });
    expect((await registrationsNaming(database.db, { userId, mark })).toSorted()).toEqual(
      [one, two].toSorted(),
    );
    expect(await registrationsNaming(database.db, { userId, mark: null })).toEqual([one]);
  });

  it('is mailed so many times since an instant, counted by one at a time', async () => {
    const mark = newMark();
    await ask({ mark, askedAt: 2 });
    await ask({ mark, askedAt: 3 });
    await ask({ mark: newMark(), askedAt: 3 });
    const mailed = (count: number) => countMailed(database.db, { mark, since: day(count) });
    expect([await mailed(1), await mailed(2), await mailed(3)]).toEqual([2, 1, 0]);
    const isFree = await database.db.transaction().execute(async (db) => {
      await countMailed(db, { mark, since: day(1) });
      const { rows } = await database.owner.query<{ free: boolean }>(
        'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
        [`registry.directorship ${mark.toString('hex')}`],
      );
      return rows[0]?.free;
    });
    expect(isFree).toBe(false);
  });
});
