import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  casesJudgedBy,
  casesShortOfReviews,
  findReview,
  insertReview,
  openReviewsOf,
  releaseReviews,
  releaseStale,
  reviewsOf,
  reviewsOfCases,
  updateReview,
} from './reviews/review-store.ts';
import {
  activeApplication,
  activeByDraft,
  countApplications,
  endApplicationsOf,
  findApplication,
  insertApplication,
  markDecided,
  markScreened,
  programmesWith,
  setAward,
  setState,
} from './store.ts';

let services: TestServices;
let close: () => Promise<void>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
/** Monday the 2nd of March 2026 and the days after it. */
const day = (count: number) => new Date(Date.UTC(2026, 2, count + 1, 12));
const [WATER, LAMPS, ANN, BEN, NGO] = [idOf(91), idOf(92), idOf(95), idOf(96), idOf(97)];
const query = async (text: string, ...values: readonly unknown[]) =>
  (await services.pool.query(text, [...values])).rows;
const at = (count: number) => ({ db: services.db, cipher: services.cipher, now: day(count) });

const apply = (
  place: number,
  more: {
    readonly programmeId?: string;
    readonly userId?: string;
    readonly organisationId?: string;
    readonly isSample?: boolean;
  } = {},
): Promise<boolean> =>
  insertApplication(at(place), {
    caseId: idOf(place),
    programmeId: WATER,
    reference: `GR-${place}`,
    userId: idOf(place + 30),
    organisationId: null,
    asset: 'USD',
    amountMinor: 100n,
    applicantKind: 'person',
    country: 'IT',
    draftId: idOf(place + 60),
    isSample: false,
    ...more,
  });
const move = (place: number, state: string, isActive: boolean) =>
  setState(at(20), { caseId: idOf(place), state, isActive });

beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  for (const [id, slug] of [
    [WATER, 'water'],
    [LAMPS, 'lamps'],
  ])
    await query(
      "insert into grants.programme (id, slug, opens_at, search_words) values ($1, $2, $3, '')",
      id,
      slug,
      day(0),
    );
});
afterAll(() => close());

const places = (rows: readonly (string | { readonly id: string })[]) =>
  rows.map((row) => Number((typeof row === 'string' ? row : row.id).slice(-2)));

describe('applications', () => {
  it('are one active of a person for a programme, another of each organisation, and room again where one has ended', async () => {
    expect([await apply(1, { userId: ANN }), await apply(2, { userId: ANN })]).toEqual([true, false]);
    expect(await apply(3, { userId: ANN, programmeId: LAMPS })).toBe(true);
    expect(await apply(4, { userId: ANN, organisationId: NGO })).toBe(true);
    expect(await apply(5, { userId: BEN, organisationId: NGO })).toBe(false);
    const active = async (userId: string, organisationId: string | null, programmeId = WATER) =>
      (await activeApplication(services.db, { programmeId, userId, organisationId }))?.case_id;
    expect([
      await active(ANN, null),
      await active(ANN, null, LAMPS),
      await active(BEN, NGO),
      await active(BEN, null),
    ]).toEqual([idOf(1), idOf(3), idOf(4), undefined]);
    expect([
      (await activeByDraft(services.db, idOf(61)))?.case_id,
      await activeByDraft(services.db, idOf(62)),
    ]).toEqual([idOf(1), undefined]);
    expect([
      await move(1, 'declined', false),
      await active(ANN, null),
      await activeByDraft(services.db, idOf(61)),
    ]).toEqual([true, undefined, undefined]);
    expect(await apply(6, { userId: ANN })).toBe(true);
    // The first is not taken up again beside it, and is when it has ended.
    expect([
      await move(1, 'submitted', true),
      await move(6, 'cancelled', false),
      await move(1, 'submitted', true),
    ]).toEqual([false, true, true]);
    expect((await findApplication(services.db, idOf(1)))?.state).toBe('submitted');
    expect((await findApplication(services.db, idOf(6)))?.state).toBe('cancelled');
    expect(await move(50, 'submitted', true)).toBe(false);
  });

  it('are looked at within so many working days, and when they were first looked at and decided does not change', async () => {
    const times = async (place: number) =>
      (
        await query(
          'select screen_by, screened_at, decide_by, decided_at, award_id, awarded_at from grants.application where case_id = $1',
          idOf(place),
        )
      )[0];
    await apply(7);
    const { screen_by: screenBy } = await times(7);
    expect(screenBy.getTime()).toBeGreaterThan(day(7).getTime());
    for (const count of [8, 9]) {
      await markScreened(at(count), { caseId: idOf(7), decideBy: day(count + 10) });
      await markDecided(at(count + 1), idOf(7));
    }
    await setAward(at(12), { caseId: idOf(7), awardId: idOf(77) });
    expect(await times(7)).toEqual({
      screen_by: screenBy,
      screened_at: day(8),
      decide_by: day(18),
      decided_at: day(9),
      award_id: idOf(77),
      awarded_at: day(12),
    });
    expect(await times(1)).toMatchObject({ screened_at: null, decided_at: null, award_id: null });
  });

  it('of a programme are counted since its round opened, and the undecided ones apart', async () => {
    const since = (count: number, programmeId = WATER) =>
      countApplications(services.db, { programmeId, since: day(count) });
    await apply(8, { userId: BEN });
    await move(8, 'under_review', true);
    expect([await since(0), await since(7), await since(8), await since(9), await since(0, LAMPS)]).toEqual([
      { applications: 5, undecided: 4 },
      { applications: 2, undecided: 2 },
      { applications: 1, undecided: 1 },
      { applications: 0, undecided: 0 },
      { applications: 1, undecided: 1 },
    ]);
  });

  it('keep their programmes from being taken away: real ones, and these invented ones', async () => {
    const third = idOf(93);
    await query(
      "insert into grants.programme (id, slug, opens_at, search_words) values ($1, 'third', $2, '')",
      third,
      day(0),
    );
    await apply(9, { programmeId: third, isSample: true });
    const kept = async (ids: readonly string[]) => (await programmesWith(services.db, ids)).toSorted();
    expect([await kept([]), await kept([idOf(9)])]).toEqual([
      [WATER, LAMPS],
      [WATER, LAMPS, third],
    ]);
  });
});

describe('reviews', () => {
  const [ROSA, RUDI] = [idOf(81), idOf(82)];
  const ask = (place: number, application: number, reviewer: string, round = 1) =>
    insertReview(at(10), { id: idOf(place), case_id: idOf(application), round, reviewer_id: reviewer });
  const change = (place: number, version: number, state: 'scoring' | 'sent' | 'conflicted') =>
    updateReview(at(11), {
      id: idOf(place),
      version,
      state,
      tie: state === 'conflicted' ? 'family' : null,
      scores: {},
      reasons: {},
    });
  const statesOf = async (application: number) =>
    (await reviewsOfCases(services.db, [idOf(application)])).map(
      (row) => `${Number(row.id.slice(-2))} ${row.state} ${row.version}`,
    );

  beforeAll(async () => {
    for (const application of [1, 7]) await move(application, 'under_review', true);
    await ask(42, 1, ROSA);
    await ask(41, 1, RUDI);
    await ask(43, 7, ROSA);
    await ask(44, 8, ROSA);
    await ask(45, 8, RUDI);
  });

  it('are changed in the version that was read, once, and say when they were sent', async () => {
    expect([
      await change(43, 1, 'scoring'),
      await change(43, 1, 'sent'),
      await change(43, 2, 'sent'),
    ]).toEqual([true, false, true]);
    expect(await change(44, 1, 'conflicted')).toBe(true);
    const [sent] = await query('select state, version, sent_at from grants.review where id = $1', idOf(43));
    expect(sent).toEqual({ state: 'sent', version: 3, sent_at: day(11) });
  });

  it('of one reviewer are theirs alone: all, those that are asked for, and those that were sent', async () => {
    const list = async (reviewerId: string, only: 'open' | 'sent' | undefined) =>
      places(await reviewsOf(services.db, { reviewerId, only, after: undefined, limit: 9 }));
    expect([await list(ROSA, undefined), await list(ROSA, 'open'), await list(ROSA, 'sent')]).toEqual([
      [44, 43, 42],
      [42],
      [43],
    ]);
    expect(await list(RUDI, 'open')).toEqual([45, 41]);
    expect((await findReview(services.db, { id: idOf(42), reviewerId: ROSA }))?.id).toBe(idOf(42));
    expect(await findReview(services.db, { id: idOf(42), reviewerId: RUDI })).toBeUndefined();
    expect((await casesJudgedBy(services.db, RUDI)).toSorted()).toEqual([idOf(1), idOf(8)]);
    expect(await openReviewsOf(services.db, [ROSA, RUDI, BEN])).toEqual(
      new Map([
        [ROSA, 1],
        [RUDI, 2],
      ]),
    );
  });

  it('are missing where fewer are asked for than judge: one who is tied does not count, nor one of an earlier round', async () => {
    const short = async (after?: string, limit = 9) =>
      places(await casesShortOfReviews(services.db, { after, limit }));
    expect([await short(), await short(idOf(7)), await short(undefined, 1)]).toEqual([[7, 8], [8], [7]]);
    await query('update grants.application set reviews_needed = 3 where case_id = $1', idOf(1));
    expect(await short()).toEqual([1, 7, 8]);
    await query('update grants.application set reviews_needed = 2, round = 2 where case_id = $1', idOf(1));
    expect(await short()).toEqual([1, 7, 8]);
    await query('update grants.application set round = 1 where case_id = $1', idOf(1));
    await move(8, 'reserve', true);
    expect(await short()).toEqual([7, 8]);
    await move(8, 'declined', false);
    expect(await short()).toEqual([7]);
  });

  it('end with their application, and with the role of who judges; what was sent stays', async () => {
    await releaseStale(services.db, [ROSA]);
    // Of application 8 nothing is open any more; of application 1 that of Rudi ended, who has no role.
    expect([await statesOf(1), await statesOf(8), await statesOf(7)]).toEqual([
      ['41 released 2', '42 assigned 1'],
      ['44 conflicted 2', '45 released 2'],
      ['43 sent 3'],
    ]);
    await releaseReviews(services.db, idOf(1));
    await releaseReviews(services.db, idOf(7));
    expect([await statesOf(1), await statesOf(7)]).toEqual([
      ['41 released 2', '42 released 2'],
      ['43 sent 3'],
    ]);
  });
});

describe('an account that is deleted', () => {
  it('ends its own applications that are not decided, and none of others or of organisations', async () => {
    await apply(10, { userId: BEN });
    await apply(11, { userId: BEN, programmeId: LAMPS });
    await move(11, 'approved', true);
    await query(
      'update grants.application set organisation_id = $2, user_id = $3 where case_id = $1',
      idOf(4),
      NGO,
      BEN,
    );
    await endApplicationsOf(at(15), BEN);
    const states = async (...applications: readonly number[]) =>
      Promise.all(
        applications.map(async (place) => (await findApplication(services.db, idOf(place)))?.state),
      );
    expect(await states(10, 11, 4, 8, 7)).toEqual([
      'cancelled',
      'approved',
      'submitted',
      'declined',
      'under_review',
    ]);
  });
});
