import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listApplicationRows } from '../store.ts';
import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { findSent, organisationsSentFor, pageOfSent, type Reader } from './application-store.ts';
import type { ApplicationFilters, ApplicationSort, AwardFilters, AwardSort } from './asked-others.ts';
import { findAward, pageOfAwards } from './award-store.ts';
import { siblingId } from './sibling-id.ts';

let bank: GrantsBank;
let programmes: Readonly<Record<'personal' | 'business' | 'energy', string>>;

const ANN = crypto.randomUUID();
const ORGANISATION = crypto.randomUUID();
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
/** Ids in an order of our own. */
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;

interface Sent {
  readonly place: number;
  readonly state: string;
  readonly sent: number;
  readonly closed?: number;
  readonly programme?: keyof typeof programmes;
  readonly by?: string;
  readonly organisation?: string;
  readonly isSample?: boolean;
  readonly amount?: number;
  readonly asset?: string;
  readonly awarded?: number;
}

async function send(given: Sent): Promise<void> {
  const { place, state, sent, closed, programme = 'personal', by = ANN, organisation = null } = given;
  const { isSample = false, amount = 100_000, asset = 'USD', awarded } = given;
  await bank.database.owner.query(
    `insert into grants.application (case_id, programme_id, reference, user_id, organisation_id, asset, amount_minor, state, is_sample,
       sent_at, closed_at, applicant_kind, country, draft_id, award_id, awarded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'person', 'IT', $12, $13, $14)`,
    [
      idOf(place),
      programmes[programme],
      `GR-${place}`,
      by,
      organisation,
      asset,
      amount,
      state,
      isSample,
      at(sent),
      closed === undefined ? null : at(closed),
      idOf(place + 50),
      awarded === undefined ? null : idOf(place),
      awarded === undefined ? null : at(awarded),
    ],
  );
}

beforeAll(async () => {
  bank = await openGrantsBank();
  programmes = {
    personal: await bank.programmeId('personal'),
    business: await bank.programmeId('business'),
    energy: await bank.programmeId('energy'),
  };
});
afterAll(() => bank.close());

describe('what a caller sent, as the store finds it', () => {
  const reader: Reader = { userId: ANN, organisationIds: [ORGANISATION], onlySamples: false };
  const CHANGED: ApplicationSort = { by: 'lastModifiedAt', order: 'desc' };
  const page = async (
    given: {
      readonly filters?: ApplicationFilters;
      readonly sort?: ApplicationSort;
      readonly as?: Reader;
      readonly page?: number;
      readonly pageSize?: number;
    } = {},
  ) => {
    const { rows, total } = await pageOfSent(
      bank.services.db,
      { reader: given.as ?? reader, filters: given.filters ?? {}, sort: given.sort ?? CHANGED },
      { page: given.page ?? 1, pageSize: given.pageSize ?? 20 },
    );
    return [rows.map(({ reference }) => Number(reference.replace('GR-', ''))), total] as const;
  };

  beforeAll(async () => {
    await send({ place: 1, state: 'submitted', sent: 5 });
    await send({ place: 2, state: 'declined', sent: 1, closed: 9, programme: 'energy' });
    await send({
      place: 3,
      state: 'paid',
      sent: 3,
      closed: 4,
      programme: 'business',
      organisation: ORGANISATION,
    });
    await send({ place: 4, state: 'reserve', sent: 7, closed: 7, isSample: true });
    // Of another person, of another organisation, and of Ann for an organisation that she has left.
    await send({ place: 5, state: 'submitted', sent: 8, by: crypto.randomUUID() });
    await send({
      place: 6,
      state: 'submitted',
      sent: 8,
      by: crypto.randomUUID(),
      organisation: crypto.randomUUID(),
    });
    await send({ place: 7, state: 'cancelled', sent: 8, organisation: crypto.randomUUID() });
    // A colleague sent it for the organisation.
    await send({ place: 8, state: 'approved', sent: 2, by: crypto.randomUUID(), organisation: ORGANISATION });
  });

  it('is theirs and that of their organisations, and with a test key what is invented alone', async () => {
    expect(await page()).toEqual([[2, 4, 1, 3, 8], 5]);
    expect(await page({ as: { ...reader, organisationIds: [] } })).toEqual([[2, 4, 1], 3]);
    expect(await page({ as: { ...reader, onlySamples: true } })).toEqual([[4], 1]);
    expect((await organisationsSentFor(bank.services.db, ANN)).toSorted()).toHaveLength(2);
    expect(await organisationsSentFor(bank.services.db, ANN)).toContain(ORGANISATION);
  });

  it.each<[ApplicationSort['by'], readonly number[]]>([
    ['lastModifiedAt', [8, 3, 1, 4, 2]],
    ['submittedAt', [2, 8, 3, 1, 4]],
    // accepted (3, 8), custom (4), rejected (2), submitted (1)
    ['status.value', [3, 8, 4, 2, 1]],
  ])('stands in the order of %s, upwards and downwards', async (by, order) => {
    expect(await page({ sort: { by, order: 'asc' } })).toEqual([order, 5]);
    expect(await page({ sort: { by, order: 'desc' } })).toEqual([order.toReversed(), 5]);
  });

  it('comes page by page, with the number of all', async () => {
    expect(await page({ page: 1, pageSize: 2 })).toEqual([[2, 4], 5]);
    expect(await page({ page: 2, pageSize: 2 })).toEqual([[1, 3], 5]);
    expect(await page({ page: 3, pageSize: 2 })).toEqual([[8], 5]);
  });

  it.each<[string, () => ApplicationFilters, readonly number[]]>([
    ['in a status', () => ({ status: { isIn: true, values: ['rejected', 'submitted'] } }), [2, 1]],
    ['in no such status', () => ({ status: { isIn: false, values: ['rejected', 'submitted'] } }), [4, 3, 8]],
    ['of a programme', () => ({ opportunity: { isIn: true, values: [programmes.energy] } }), [2]],
    ['of no such programme', () => ({ opportunity: { isIn: false, values: [programmes.personal] } }), [2, 3]],
    [
      'of its competition',
      () => ({
        competition: { isIn: true, values: ['nothing', siblingId(programmes.business, 'competition')] },
      }),
      [3],
    ],
    [
      'of no such competition',
      () => ({ competition: { isIn: false, values: [siblingId(programmes.personal, 'competition')] } }),
      [2, 3],
    ],
    [
      'sent from a moment to another, both included',
      () => ({ submitted: { isInside: true, min: at(3).toISOString(), max: at(5).toISOString() } }),
      [1, 3],
    ],
    [
      'sent before or after',
      () => ({ submitted: { isInside: false, min: at(3).toISOString(), max: at(5).toISOString() } }),
      [2, 4, 8],
    ],
    [
      'both of a programme and in a status',
      () => ({
        status: { isIn: true, values: ['rejected', 'submitted'] },
        opportunity: { isIn: true, values: [programmes.personal] },
      }),
      [1],
    ],
  ])('is filtered: %s', async (_, filters, expected) => {
    expect(await page({ filters: filters() })).toEqual([expected, expected.length]);
  });

  it.each([
    ['draft', 'inProgress'],
    ['submitted', 'submitted'],
    ['under_review', 'submitted'],
    ['declined', 'rejected'],
    ['reserve', 'custom'],
    ['cancelled', 'custom'],
    ['approved', 'accepted'],
    ['payment_stopped', 'accepted'],
    ['paid', 'accepted'],
    ['ended', 'accepted'],
  ])('that is %s with us has the status %s', async (state, status) => {
    await bank.database.owner.query('update grants.application set state = $2 where case_id = $1', [
      idOf(1),
      state,
    ]);
    const [found] = await page({ filters: { status: { isIn: true, values: [status] } } });
    expect(found).toContain(1);
    await bank.database.owner.query("update grants.application set state = 'submitted' where case_id = $1", [
      idOf(1),
    ]);
  });

  it('is listed for the applicant page by page too, the newest first', async () => {
    const all = { isAwarded: false, onlySamples: false, userId: ANN, organisationId: null };
    await expectPages((asked) => listApplicationRows(bank.services.db, { ...asked, ...all }), {
      order: 'newest',
    });
    const idsOf = async (changed: Partial<typeof all>) => {
      const given = { ...all, ...changed, after: undefined, limit: 20 };
      return (await listApplicationRows(bank.services.db, given)).map(({ id }) => Number(id.slice(-2)));
    };
    expect(await idsOf({})).toEqual([4, 2, 1]);
    expect(await idsOf({ onlySamples: true })).toEqual([4]);
    expect(await idsOf({ isAwarded: true })).toEqual([]);
  });

  it('is found by the id of its case or of its draft', async () => {
    expect((await findSent(bank.services.db, idOf(5)))?.reference).toBe('GR-5');
    expect((await findSent(bank.services.db, idOf(55)))?.reference).toBe('GR-5');
    expect(await findSent(bank.services.db, idOf(99))).toBeUndefined();
  });
});

describe('awards, as the store finds them', () => {
  const LATEST: AwardSort = { by: 'lastModifiedAt', order: 'desc' };
  const page = async (filters: AwardFilters = {}, sort: AwardSort = LATEST, number = 1, pageSize = 20) => {
    const { rows, total } = await pageOfAwards(
      bank.services.db,
      { filters, sort },
      { page: number, pageSize },
    );
    return [rows.map(({ id }) => Number(id.slice(-2))), total] as const;
  };
  /** An award of an application, with its parts: on which day each was paid. */
  async function award(
    sent: Omit<Sent, 'sent' | 'state'>,
    {
      way = [],
      ended,
      paid = [],
    }: {
      readonly way?: readonly string[];
      readonly ended?: number;
      readonly paid?: readonly (number | null)[];
    },
  ): Promise<void> {
    await send({ ...sent, state: 'approved', sent: 1, by: crypto.randomUUID() });
    const { owner } = bank.database;
    const id = idOf(sent.place);
    await owner.query("insert into grants.award (id, case_id, state) values ($1, $1, 'offered')", [id]);
    for (const state of way)
      await owner.query('update grants.award set state = $2, ended_at = $3 where id = $1', [
        id,
        state,
        state === 'ended' ? at(ended ?? 1) : null,
      ]);
    for (const [place, day] of paid.entries()) {
      const part = idOf(sent.place + 10 * (place + 2));
      await owner.query(
        `insert into grants.milestone (id, award_id, number, percent, needs, amount_minor, state, envelope_id, payment_id)
         values ($1, $2, $3, 50, 'agreement', 40000, 'waiting', $1, $1)`,
        [part, id, place + 1],
      );
      if (day === null) continue;
      await owner.query("update grants.milestone set state = 'to_pay' where id = $1", [part]);
      await owner.query("update grants.milestone set state = 'paid', paid_at = $2 where id = $1", [
        part,
        at(day),
      ]);
    }
  }

  beforeAll(async () => {
    await award({ place: 11, awarded: 3, amount: 90_000 }, {});
    await award({ place: 12, awarded: 2, programme: 'energy' }, { way: ['active'], paid: [9, null] });
    await award({ place: 13, awarded: 4, amount: 70_000 }, { way: ['active', 'completed'], paid: [5, 6] });
    // Ended early: the one that paid a part is told, the one that paid nothing is not.
    await award(
      { place: 14, awarded: 1, amount: 80_000 },
      { way: ['active', 'ended'], ended: 8, paid: [2, null] },
    );
    await award({ place: 15, awarded: 7 }, { way: ['ended'], ended: 8, paid: [null] });
  });

  it('are told but for those that ended and paid nothing, with what was paid and how they stand', async () => {
    expect(await page()).toEqual([[12, 14, 13, 11], 4]);
    const shown = async (place: number) => {
      const row = await findAward(bank.services.db, idOf(place));
      return [row?.status, row?.amount_minor, row?.paid_minor];
    };
    expect(await shown(11)).toEqual(['awarded', 90_000n, 0n]);
    expect(await shown(12)).toEqual(['awarded', 100_000n, 40_000n]);
    expect(await shown(13)).toEqual(['completed', 70_000n, 80_000n]);
    expect(await shown(14)).toEqual(['cancelled', 80_000n, 40_000n]);
    expect(await shown(15)).toEqual([undefined, undefined, undefined]);
  });

  it.each<[AwardSort['by'], readonly number[]]>([
    ['lastModifiedAt', [11, 13, 14, 12]],
    ['keyDates.awardDate', [14, 12, 11, 13]],
    ['status.value', [11, 12, 14, 13]],
    ['funding.awardedAmount', [13, 14, 11, 12]],
  ])('stand in the order of %s, upwards and downwards', async (by, order) => {
    expect(await page({}, { by, order: 'asc' })).toEqual([order, 4]);
    expect(await page({}, { by, order: 'desc' })).toEqual([order.toReversed(), 4]);
    expect(await page({}, { by, order: 'asc' }, 2, 3)).toEqual([order.slice(3), 4]);
  });

  it.each<[string, () => AwardFilters, readonly number[]]>([
    ['in a status', () => ({ status: { isIn: true, values: ['awarded', 'completed'] } }), [12, 13, 11]],
    ['in no such status', () => ({ status: { isIn: false, values: ['awarded', 'completed'] } }), [14]],
    ['of a programme', () => ({ opportunity: { isIn: true, values: [programmes.energy] } }), [12]],
    [
      'of no such programme',
      () => ({ opportunity: { isIn: false, values: [programmes.energy] } }),
      [14, 13, 11],
    ],
    [
      'awarded from a moment to another, both included',
      () => ({ awarded: { isInside: true, min: at(2).toISOString(), max: at(3).toISOString() } }),
      [12, 11],
    ],
    [
      'awarded before or after',
      () => ({ awarded: { isInside: false, min: at(2).toISOString(), max: at(3).toISOString() } }),
      [14, 13],
    ],
    [
      'from a sum to another, in cents',
      () => ({ amount: { isInside: true, min: '70000', max: '80000' } }),
      [14, 13],
    ],
    [
      'of a smaller or a larger sum',
      () => ({ amount: { isInside: false, min: '70000', max: '80000' } }),
      [12, 11],
    ],
    [
      'both of a programme and in a status',
      () => ({
        opportunity: { isIn: true, values: [programmes.personal] },
        status: { isIn: true, values: ['awarded', 'cancelled'] },
      }),
      [14, 11],
    ],
  ])('are filtered: %s', async (_, filters, expected) => {
    expect(await page(filters())).toEqual([expected, expected.length]);
  });
});
