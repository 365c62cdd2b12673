import { testCipher } from '@egcr/server-kit/testing/cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  keepAnswer,
  backChecksOf,
  closeBackCheck,
  forgetBackChecks,
  insertBackCheck,
  keepQuestion,
  listBackCheckRows,
  lockBackCheck,
  openBackCheck,
} from './store.ts';
import {
  check,
  claim,
  now,
  person,
  placesOf,
  supportRows,
  type SupportRows,
  week,
} from '../testing/support-rows.ts';

const later = new Date('2026-06-02T12:00:00Z');

let rows: SupportRows;
let database: SupportRows['database'];
beforeAll(async () => {
  rows = await supportRows();
  ({ database } = rows);
});
beforeEach(() => rows.begin());
afterAll(() => database.close());

describe('back-checks', () => {
  const cipher = testCipher;
  const work = () => ({ db: database.db, cipher, now: later });
  const by = person(8);
  beforeEach(async () => {
    for (const place of [1, 2, 3]) {
      await rows.addWeek(place, 'nothing', place === 3 ? 2 : 1);
      await insertBackCheck({ db: database.db, now }, { id: check(place), weekId: week(place) });
    }
  });

  it('are listed until they are closed, the oldest first, page by page', async () => {
    const list = async (after?: string, limit = 10) =>
      placesOf(await listBackCheckRows(database.db, { after, limit }));
    expect([await list(), await list(check(1)), await list(undefined, 2)]).toEqual([
      [1, 2, 3],
      [2, 3],
      [1, 2],
    ]);
    await closeBackCheck(work(), { id: check(2), state: 'confirmed', by, text: 'All is well.' });
    expect([await list(), await list(check(1))]).toEqual([[1, 3], [3]]);
    const closed = await rows.rowOf('support.back_check', check(2));
    expect(closed).toMatchObject({ state: 'confirmed', closed_by: by, closed_at: later });
    expect(closed['sealed_finding']).not.toContain('well');
  });

  it('are shown to the person of the claim once they are asked', async () => {
    expect((await backChecksOf(database.db, claim(1))).size).toBe(0);
    const answerBy = new Date('2026-06-09T12:00:00Z');
    const question = { id: check(1), state: 'asked', by, text: 'Where?', answerBy } as const;
    await keepQuestion(work(), question);
    const asked = await backChecksOf(database.db, claim(1));
    expect([...asked.keys()]).toEqual([week(1)]);
    const row = asked.get(week(1));
    if (row === undefined) throw new Error('the question is gone');
    expect(row).toMatchObject({ state: 'asked', asked_by: by, answer_by: answerBy, user_id: person(1) });
    expect(openBackCheck(cipher, row, 'sealed_question')).toBe('Where?');
    expect(openBackCheck(cipher, row, 'sealed_answer')).toBeNull();
    expect((await backChecksOf(database.db, claim(2))).size).toBe(0);
  });

  it('keep their answer, and forget what was written with the account of its person', async () => {
    const answerBy = new Date('2026-06-09T12:00:00Z');
    for (const place of [1, 3]) {
      await keepQuestion(work(), { id: check(place), state: 'asked', by, text: 'Where?', answerBy });
      await keepAnswer(work(), { id: check(place), state: 'answered', by: person(1), text: 'Here.' });
    }
    const read = async (place: number) => {
      const row = await lockBackCheck(database.db, check(place));
      return row && [row.state, openBackCheck(cipher, row, 'sealed_answer')];
    };
    expect([await read(1), await read(3)]).toEqual([
      ['answered', 'Here.'],
      ['answered', 'Here.'],
    ]);
    await forgetBackChecks(database.db, person(1));
    expect([await read(1), await read(3)]).toEqual([
      ['answered', null],
      ['answered', 'Here.'],
    ]);
    expect(await lockBackCheck(database.db, check(9))).toBeUndefined();
    expect(await rows.locks('support.back_check', check(1), (db) => lockBackCheck(db, check(1)))).toBe(true);
  });
});
