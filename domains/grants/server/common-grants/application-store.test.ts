import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listApplicationRows } from '../store.ts';
import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { ANN, at, idOf, programmesIn, sendRow, type Sent } from '../testing/sent-rows.ts';
import { findSent, organisationsSentFor, pageOfSent, type Reader } from './application-store.ts';
import type { ApplicationFilters, ApplicationSort } from './asked-others.ts';
import { siblingId } from './sibling-id.ts';

const ORGANISATION = crypto.randomUUID();
let bank: GrantsBank;
let programmes: Awaited<ReturnType<typeof programmesIn>>;
const send = (given: Sent) => sendRow(bank, programmes, given);
beforeAll(async () => {
  bank = await openGrantsBank();
  programmes = await programmesIn(bank);
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
