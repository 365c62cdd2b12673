import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { at, idOf, programmesIn, sendRow, type Sent } from '../testing/sent-rows.ts';
import type { AwardFilters, AwardSort } from './asked-others.ts';
import { findAward, pageOfAwards } from './award-store.ts';

let bank: GrantsBank;
let programmes: Awaited<ReturnType<typeof programmesIn>>;
const send = (given: Sent) => sendRow(bank, programmes, given);
beforeAll(async () => {
  bank = await openGrantsBank();
  programmes = await programmesIn(bank);
});
afterAll(() => bank.close());

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
