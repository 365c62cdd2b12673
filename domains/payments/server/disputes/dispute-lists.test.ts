import { afterAll, beforeAll, expect, it } from 'vitest';

import { NOW, openRows, seconds, someone, type Rows } from '../testing/rows.ts';
import { listDesk, listDisputes, listDue, listOpenOf } from './dispute-lists.ts';
import { deleteEvidenceOf, evidenceUsedBy, insertOpening, mayOpenEvidence } from './evidence-store.ts';
import { fileOf } from './show-disputes.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const db = () => rows.services.db;
const [past, soon] = [seconds(NOW, -0.001), seconds(NOW, 0.001)];
const reviewed = { state: 'under_review', answered_at: past };
const ended = { state: 'won', ended_at: past };
const byRail = { rail: 'stripe', provider_ref: 'dp_1' };
const test = { is_test: true, rail: 'sandbox-card-a', script: 'won' };

it('a dispute is due from its deadline on, and one that a simulated rail decides from its hour on', async () => {
  const ids = [
    await rows.dispute({ due_at: NOW }),
    await rows.dispute({ due_at: past, state: 'warning_needs_response', ...test }),
    await rows.dispute({ ...reviewed, ...test, decide_at: seconds(NOW, -1) }),
    await rows.dispute({ ...reviewed, ...test, state: 'warning_under_review', decide_at: NOW }),
    await rows.dispute({ due_at: soon }),
    await rows.dispute({ due_at: past, ...byRail }),
    await rows.dispute({ ...reviewed, due_at: past }),
    await rows.dispute({ ...reviewed, ...test, decide_at: soon }),
    await rows.dispute({ ...ended, due_at: past }),
    await rows.dispute({ due_at: past, ...test, state: 'warning_closed', ended_at: past, decide_at: past }),
  ];
  const found = await listDue(db(), { now: NOW, limit: 10 });
  const places = found.map(({ id }) => ids.indexOf(id));
  expect(places.slice(0, 2)).toEqual([2, 1]);
  expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  const first = await listDue(db(), { now: NOW, limit: 1 });
  expect(first.map(({ id }) => ids.indexOf(id))).toEqual([2]);
});

it('officers decide what was answered of wallet payments, the oldest first, and none of their own', async () => {
  const officerId = someone();
  const ids = [
    await rows.dispute(reviewed),
    await rows.dispute(reviewed),
    await rows.dispute({ ...reviewed, merchant_id: officerId }),
    await rows.dispute({ ...reviewed, payer_id: officerId }),
    await rows.dispute({ ...reviewed, ...test }),
    await rows.dispute({ ...reviewed, ...byRail, provider_ref: 'dp_2' }),
    await rows.dispute(),
  ];
  const found = async (more: object) =>
    (await listDesk(db(), { officerId, limit: 10, ...more }))
      .map(({ id }) => ids.indexOf(id))
      .filter((place) => place >= 0);
  expect(await found({})).toEqual([0, 1]);
  expect(await found({ after: ids[0] })).toEqual([1]);
});

it('who leaves has these open disputes: those that they brought of wallet payments and that wait', async () => {
  const payer = { payer_id: someone() };
  const ids = [
    await rows.dispute(payer),
    await rows.dispute({ ...payer, ...reviewed }),
    await rows.dispute({ ...payer, ...ended }),
    await rows.dispute({ ...payer, ...test }),
    await rows.dispute({ merchant_id: payer.payer_id }),
  ];
  const found = await listOpenOf(db(), payer.payer_id);
  expect(found.map(({ id }) => ids.indexOf(id))).toEqual([0, 1]);
});

it('disputes are listed for one side, the newest first, by what they are at the instant', async () => {
  const userId = someone();
  const own = { merchant_id: userId };
  const ids = [
    await rows.dispute({ ...own, title: 'Green tea' }),
    await rows.dispute({ ...own, due_at: NOW }),
    await rows.dispute({ ...own, due_at: NOW, is_short: true }),
    await rows.dispute({ ...own, ...reviewed, ...test, due_at: past }),
    await rows.dispute({ payer_id: userId, due_at: soon }),
    await rows.dispute(),
  ];
  const found = async (more: object = {}) =>
    (await listDisputes(db(), { userId, role: 'merchant', now: NOW, limit: 10, ...more })).map(({ id }) =>
      ids.indexOf(id),
    );
  expect(await found()).toEqual([3, 2, 1, 0]);
  expect(await found({ limit: 1 })).toEqual([3]);
  expect(await found({ after: ids[2] })).toEqual([1, 0]);
  expect(await found({ role: 'payer', state: 'needs_response' })).toEqual([4]);
  expect(await found({ state: 'needs_response' })).toEqual([0]);
  expect(await found({ state: 'lost' })).toEqual([1]);
  expect(await found({ state: 'under_review' })).toEqual([3, 2]);
  expect(await found({ isTest: true })).toEqual([3]);
  expect(await found({ words: 'TEA' })).toEqual([0]);
  // It begins with the first letter of the title.
  expect(await found({ words: 'green' })).toEqual([0]);
});

it('a file of a dispute is counted for its owner, and opened by its sides and by an officer who has asked', async () => {
  const [owner, payer, officer] = [someone(), someone(), someone()];
  const dispute = await rows.dispute({ merchant_id: owner, payer_id: payer });
  const other = await rows.dispute();
  const [first, second] = [someone(), someone()];
  const file = (of: string, number: number, more: readonly [string, string, number]) =>
    rows.database.pool.query(
      `insert into payments.evidence_file (dispute_id, number, by, owner_id, file_id, media_type, size_bytes, at)
       values ($1, $2, 'merchant', $3, $4, 'image/png', $5, now())`,
      [of, number, ...more],
    );
  expect(await evidenceUsedBy(db(), owner)).toEqual({ bytes: 0, files: 0 });
  await file(dispute, 1, [owner, first, 1000]);
  await file(dispute, 2, [owner, second, 234]);
  await file(other, 1, [payer, someone(), 7]);
  expect(await evidenceUsedBy(db(), owner)).toEqual({ bytes: 1234, files: 2 });
  expect(await fileOf(db(), dispute, 2)).toBe(second);
  await expect(fileOf(db(), dispute, 3)).rejects.toMatchObject({ kind: { code: 'not_found' } });
  await insertOpening(db(), { fileId: first, readerId: officer, now: NOW });
  const may = async (fileId: string, readers: readonly string[]) =>
    Promise.all(readers.map((readerId) => mayOpenEvidence(db(), { fileId, readerId })));
  expect(await may(first, [owner, payer, officer, someone()])).toEqual([true, true, true, false]);
  expect(await may(second, [owner, payer, officer])).toEqual([true, true, false]);
  expect(await may(someone(), [owner])).toEqual([false]);
  await deleteEvidenceOf(db(), owner);
  expect([await evidenceUsedBy(db(), owner), (await evidenceUsedBy(db(), payer)).files]).toEqual([
    { bytes: 0, files: 0 },
    1,
  ]);
});
