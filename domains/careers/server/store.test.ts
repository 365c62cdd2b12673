import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { holdOnly, keepOffer, keepTimes, takenTime, timesOf } from './interviews/store.ts';
import {
  applicantsOf,
  applicationFor,
  countApplications,
  countHired,
  employersOf,
  findApplication,
  forgetApplicant,
  insertApplication,
  listBestRows,
  sealLetters,
  setApplicationState,
  unansweredSince,
  type BestPlace,
} from './store.ts';

let services: TestServices;
let close: () => Promise<void>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const [JOB, OTHER_JOB, LOOMS, MILL, ANN, BEN] = [91, 92, 93, 94, 95, 96].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const query = async (text: string, ...values: readonly unknown[]) =>
  (await services.pool.query(text, [...values])).rows;

async function apply(
  place: number,
  way: readonly string[],
  more: {
    readonly job?: string;
    readonly by?: string;
    readonly employer?: string;
    readonly isSample?: boolean;
  } = {},
): Promise<void> {
  const { job = JOB, by = idOf(place + 30), employer = LOOMS, isSample = false } = more;
  const row = { id: idOf(place), job_id: job, organisation_id: employer, user_id: by, is_sample: isSample };
  const work = { db: services.db, cipher: services.cipher, now: day(place) };
  await insertApplication(work, { ...row, letter: `Letter ${place}` });
  for (const state of way)
    await query('update careers.application set state = $2 where id = $1', idOf(place), state);
}

beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  await apply(3, [], { by: ANN });
  await apply(1, ['seen']);
  await apply(2, ['shortlisted', 'interview', 'interviewed', 'offer'], {
    job: OTHER_JOB,
    by: ANN,
    employer: MILL,
  });
  await apply(4, ['declined']);
  await apply(5, [], { isSample: true });
  await apply(6, ['interview', 'offer', 'hired'], { by: BEN });
  await apply(7, ['interview', 'offer', 'hired'], { job: OTHER_JOB, isSample: true });
  await apply(8, []);
});
afterAll(() => close());

const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-2)));

describe('applications', () => {
  it('of one person for one job are one, whatever became of it', async () => {
    const found = async (jobId: string, userId: string) =>
      (await applicationFor(services.db, { jobId, userId }))?.id;
    expect([await found(JOB, ANN), await found(OTHER_JOB, ANN), await found(JOB, idOf(34))]).toEqual([
      idOf(3),
      idOf(2),
      idOf(4),
    ]);
    expect(await found(OTHER_JOB, BEN)).toBeUndefined();
  });

  it('of a person since an instant are counted, with the oldest of them', async () => {
    const since = (count: number) => countApplications(services.db, { userId: ANN, since: day(count) });
    expect([await since(1), await since(2), await since(3)]).toEqual([
      { count: 2, oldest: day(2) },
      { count: 1, oldest: day(3) },
      { count: 0, oldest: null },
    ]);
  });

  it('without an answer since an instant are found, the oldest first, up to a limit', async () => {
    const since = async (count: number, limit = 9) =>
      places(await unansweredSince(services.db, { since: day(count), limit }));
    expect([await since(8), await since(7), await since(8, 2), await since(2)]).toEqual([
      [3, 5, 8],
      [3, 5],
      [3, 5],
      [],
    ]);
  });

  it('that are open are those whose people are told; invented ones are not', async () => {
    expect(await applicantsOf(services.db, JOB)).toEqual([idOf(31), ANN, idOf(38)]);
    expect(await applicantsOf(services.db, OTHER_JOB)).toEqual([ANN]);
  });

  it('have led to a job so often, without samples; and an employer is who offers or has hired', async () => {
    expect(await countHired(services.db)).toBe(1);
    expect([await employersOf(services.db, ANN), await employersOf(services.db, BEN)]).toEqual([
      [MILL],
      [LOOMS],
    ]);
    expect(await employersOf(services.db, idOf(31))).toEqual([]);
  });

  it('stand with the best first, those without a CV last, page by page, also among equals', async () => {
    for (const [place, score] of [
      [1, 50],
      [3, 80],
      [4, 50],
      [8, 0],
    ])
      await query('update careers.application set score = $2 where id = $1', idOf(place ?? 0), score);
    const page = (after: BestPlace | undefined, limit: number) =>
      listBestRows(services.db, { jobId: JOB, after, limit });
    const all = places(await page(undefined, 20));
    expect(all).toEqual([3, 4, 1, 8, 6, 5]);
    const read: number[] = [];
    let after: BestPlace | undefined;
    for (let count = 0; count < 9; count += 1) {
      const [row] = await page(after, 1);
      if (row === undefined) break;
      read.push(...places([row]));
      after = { score: row.score ?? -1, id: row.id };
    }
    expect(read).toEqual(all);
  });

  it('are one version more with each step, which says when and why', async () => {
    const work = { db: services.db, now: day(20) };
    await setApplicationState(work, { id: idOf(8), state: 'declined', reason: 'other' });
    expect(await findApplication(services.db, idOf(8))).toMatchObject({
      state: 'declined',
      version: 2,
      decline_reason: 'other',
      changed_at: day(20),
      sent_at: day(8),
    });
    expect((await findApplication(services.db, idOf(1)))?.version).toBe(1);
  });

  it('of an account that is gone keep nothing that was written; open ones end, and others stay as they are', async () => {
    const work = { db: services.db, now: day(21) };
    await forgetApplicant(work, ANN);
    await forgetApplicant(work, BEN);
    const rows = await query(
      'select state, score, sealed_letter, version from careers.application where user_id = any($1) order by id',
      [ANN, BEN],
    );
    expect(rows).toEqual([
      { state: 'withdrawn', score: null, sealed_letter: null, version: 2 },
      { state: 'withdrawn', score: null, sealed_letter: null, version: 2 },
      { state: 'hired', score: null, sealed_letter: null, version: 2 },
    ]);
    expect((await findApplication(services.db, idOf(1)))?.sealed_letter).not.toBeNull();
  });

  it('from before letters were sealed are sealed, some at once, and an empty letter is none', async () => {
    await query("update careers.application set letter = 'Old', sealed_letter = null where id = any($1)", [
      idOf(1),
      idOf(4),
    ]);
    await query("update careers.application set letter = '', sealed_letter = null where id = $1", idOf(5));
    const work = { db: services.db, cipher: services.cipher };
    expect([await sealLetters(work, 2), await sealLetters(work, 2), await sealLetters(work, 2)]).toEqual([
      2, 1, 0,
    ]);
    const row = await findApplication(services.db, idOf(4));
    const place = { table: 'careers.application', column: 'sealed_letter', row: idOf(4) };
    expect([row?.letter, services.cipher.open(place, row?.sealed_letter ?? '')]).toEqual([null, 'Old']);
    expect(await findApplication(services.db, idOf(5))).toMatchObject({ letter: null, sealed_letter: null });
  });
});

describe('the times of an interview', () => {
  const hour = (count: number, minute = 0) => new Date(Date.UTC(2026, 3, 1, count, minute));
  const offer = (id: string, application: number, by: string) =>
    keepOffer(
      { db: services.db, cipher: services.cipher, now: day(9) },
      {
        id,
        application_id: idOf(application),
        kind: 'video',
        minutes: 30,
        time_zone: 'Europe/Rome',
        offered_by: by,
        place: 'https://meet.example',
      },
    );
  const [FIRST, SECOND] = [idOf(81), idOf(82)];
  const taken = (interviewId: string, by: string, ...starts: readonly Date[]) =>
    takenTime(services.db, { interviewId, offeredBy: by, minutes: 30, starts });

  it('are kept free for who offers them: neither the same minute nor a part of it is offered again', async () => {
    await offer(FIRST, 1, LOOMS);
    await offer(SECOND, 6, LOOMS);
    await keepTimes(services.db, {
      interviewId: FIRST,
      offeredBy: LOOMS,
      minutes: 30,
      starts: [hour(12), hour(9)],
    });
    expect((await timesOf(services.db, [FIRST, SECOND])).get(FIRST)).toEqual([hour(9), hour(12)]);
    expect(await taken(SECOND, LOOMS, hour(8), hour(12, 29))).toEqual(hour(12, 29));
    expect(await taken(SECOND, LOOMS, hour(8, 31))).toEqual(hour(8, 31));
    // One that ends as the other begins, or begins as it ends, is another.
    expect(await taken(SECOND, LOOMS, hour(8, 30), hour(9, 30))).toBeUndefined();
    expect(await taken(SECOND, MILL, hour(12))).toBeUndefined();
    expect(await taken(FIRST, LOOMS, hour(12))).toBeUndefined();
  });

  it('are free again but for the one that was chosen, and all where none is', async () => {
    await holdOnly(services.db, { interviewId: FIRST, startsAt: hour(9) });
    expect([await taken(SECOND, LOOMS, hour(12)), await taken(SECOND, LOOMS, hour(9))]).toEqual([
      undefined,
      hour(9),
    ]);
    await holdOnly(services.db, { interviewId: FIRST, startsAt: null });
    expect(await taken(SECOND, LOOMS, hour(9), hour(12))).toBeUndefined();
  });

  it('take the place of those before, and the entry in calendars changes', async () => {
    await query(
      "update careers.interview set state = 'booked', starts_at = $2, reminded_count = 1 where id = $1",
      FIRST,
      hour(9),
    );
    await offer(FIRST, 1, MILL);
    await keepTimes(services.db, { interviewId: FIRST, offeredBy: MILL, minutes: 30, starts: [hour(15)] });
    const [row] = await query(
      'select state, version, starts_at, reminded_count, offered_by from careers.interview where id = $1',
      FIRST,
    );
    expect(row).toEqual({
      state: 'offered',
      version: 2,
      starts_at: null,
      reminded_count: 0,
      offered_by: MILL,
    });
    expect((await timesOf(services.db, [FIRST])).get(FIRST)).toEqual([hour(15)]);
    expect([await timesOf(services.db, []), await timesOf(services.db, [SECOND])]).toEqual([
      new Map(),
      new Map(),
    ]);
  });
});
