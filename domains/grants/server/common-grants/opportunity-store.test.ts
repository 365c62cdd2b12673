import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { at } from '../testing/sent-rows.ts';
import type { OpportunityFilters, OpportunitySort } from './asked.ts';
import { countOpportunities, findOpportunity, listOpportunities } from './opportunity-store.ts';

/** The word of the programmes of this file: the others are there too. */
const WORD = 'opportunitystoretest';
const NOW = at(15);

/** An id that was made at an instant, as ids of this version hold it. */
function idMade(made: Date, place: number): string {
  const hex = made.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-00000000000${place}`;
}

interface Programme {
  readonly made: Date;
  readonly opens: Date;
  readonly closes: Date | null;
  readonly minimum: number;
  readonly maximum: number;
}
const programmes: Readonly<Record<number, Programme>> = {
  /** Closed. */
  1: { made: at(1), opens: at(2), closes: at(10), minimum: 100, maximum: 900 },
  /** Closes at this instant: it is open still. */
  2: { made: at(1), opens: at(3), closes: NOW, minimum: 200, maximum: 800 },
  /** Opens at this instant. */
  3: { made: at(4), opens: NOW, closes: null, minimum: 300, maximum: 700 },
  /** Opens later. */
  4: { made: at(5), opens: at(20), closes: at(30), minimum: 400, maximum: 600 },
};

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
  for (const [place, { made, opens, closes, minimum, maximum }] of Object.entries(programmes))
    await bank.database.owner.query(
      `insert into grants.programme (id, slug, opens_at, closes_at, search_words, applicants, minimum_minor, maximum_minor)
       values ($1, $2, $3, $4, to_tsvector('simple', $5), '{person}', $6, $7)`,
      [idMade(made, Number(place)), `test-${place}`, opens, closes, WORD, minimum, maximum],
    );
});
afterAll(() => bank.close());

const LATEST: OpportunitySort = { by: 'lastModifiedAt', order: 'desc' };
const asked = (filters: OpportunityFilters = {}) => ({
  now: NOW,
  query: { tsquery: `'${WORD}'`, terms: [] },
  filters,
});
const places = async (filters?: OpportunityFilters, sort = LATEST, page = 1, pageSize = 20) => {
  const rows = await listOpportunities(bank.services.db, { ...asked(filters), sort }, { page, pageSize });
  const found = rows.map(({ id }) => Number(id.slice(-1)));
  if (pageSize === 20) expect(await countOpportunities(bank.services.db, asked(filters))).toBe(found.length);
  return found;
};

describe('programmes as opportunities, as the store finds them', () => {
  it('are closed, open or forecasted by the instant, and changed when that began', async () => {
    const found = await Promise.all(
      [1, 2, 3, 4].map((place) =>
        findOpportunity(bank.services.db, {
          id: idMade(programmes[place]?.made ?? NOW, place),
          now: NOW,
        }),
      ),
    );
    expect(found.map((row) => [row?.status, row?.created_at, row?.changed_at])).toEqual([
      ['closed', at(1), at(10)],
      ['open', at(1), at(3)],
      ['open', at(4), NOW],
      ['forecasted', at(5), at(5)],
    ]);
    const none = { id: crypto.randomUUID(), now: NOW };
    expect(await findOpportunity(bank.services.db, none)).toBeUndefined();
  });

  it.each([
    ['lastModifiedAt', [2, 4, 1, 3]],
    ['createdAt', [1, 2, 3, 4]],
    ['status.value', [1, 4, 2, 3]],
    ['funding.minAwardAmount', [1, 2, 3, 4]],
    ['funding.maxAwardAmount', [4, 3, 2, 1]],
  ] as const)('are ordered by %s, forwards and backwards', async (by, order) => {
    expect(await places({}, { by, order: 'asc' })).toEqual(order);
    expect(await places({}, { by, order: 'desc' })).toEqual(order.toReversed());
  });

  it('that never close come last, whichever way they are ordered', async () => {
    expect(await places({}, { by: 'keyDates.closeDate', order: 'asc' })).toEqual([1, 2, 4, 3]);
    expect(await places({}, { by: 'keyDates.closeDate', order: 'desc' })).toEqual([4, 2, 1, 3]);
  });

  it('come page by page', async () => {
    const sort: OpportunitySort = { by: 'createdAt', order: 'asc' };
    expect(await places({}, sort, 1, 3)).toEqual([1, 2, 3]);
    expect(await places({}, sort, 2, 3)).toEqual([4]);
    expect(await places({}, sort, 3, 3)).toEqual([]);
  });

  const open = { isIn: true, values: ['open', 'forecasted'] };
  const range = (isInside: boolean, min: number | Date, max: number | Date) => {
    const text = (end: number | Date) => (typeof end === 'number' ? String(end) : end.toISOString());
    return { isInside, min: text(min), max: text(max) };
  };
  it.each([
    [{ status: open }, [3, 4, 2]],
    [{ status: { ...open, isIn: false } }, [1]],
    [{ closes: range(true, at(10), NOW) }, [1, 2]],
    [{ closes: range(true, at(11), at(14)) }, []],
    [{ closes: range(false, at(10), NOW) }, [4]],
    [{ minimum: range(true, 200, 300) }, [3, 2]],
    [{ minimum: range(false, 200, 300) }, [1, 4]],
    [{ maximum: range(true, 600, 700) }, [3, 4]],
    [{ maximum: range(false, 600, 700) }, [1, 2]],
    [{ status: open, minimum: range(true, 200, 300), maximum: range(true, 800, 900) }, [2]],
  ] as const)('are filtered, the edges with them: %j', async (filters, found) => {
    expect(await places(filters)).toEqual(found);
  });

  it('have the words that are searched for', async () => {
    const others = await countOpportunities(bank.services.db, { now: NOW });
    expect(others).toBe(24);
    const none = { ...asked(), query: { tsquery: "'nothinglikethat'", terms: [] } };
    expect(await countOpportunities(bank.services.db, none)).toBe(0);
  });
});
