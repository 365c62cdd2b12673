import { testDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { readFilters } from '../contract/endpoints.ts';
import { everyConditionOf } from './search-jobs.ts';
import {
  countOpen,
  findPosting,
  openPostingsOf,
  overduePostings,
  postingsPublishedSince,
  publishedOf,
  recentPostings,
  renewRow,
  samplePostings,
  setPostingState,
  similarPostings,
} from './store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const NOW = day(10);
const [LOOMS, MILL] = [idOf(91), idOf(92)];
const at = () => ({ db: database.db, now: NOW });

async function post(
  place: number,
  way: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const row = {
    id: idOf(place),
    slug: `job-${place}`,
    organisation_id: LOOMS,
    employer: 'Looms',
    posted_by: idOf(99),
    title: `Job ${place}`,
    body: 'Weave.',
    contract: 'permanent',
    hours: 'full_time',
    is_remote: false,
    country: 'IT',
    place: 'Genoa',
    asset: 'USD',
    pay_min_minor: 100,
    pay_max_minor: 200,
    period: 'hour',
    pay_year_minor: 1000,
    occupation: '7',
    sector: 'C',
    skills: [],
    language: 'en',
    closes_at: day(20),
    state: 'draft',
    posted_at: day(1),
    search_words: `'weaver':1A`,
    place_words: `'genoa':1`,
    published_at: day(place),
    ...more,
  };
  const names = Object.keys(row);
  await database.owner.query(
    `insert into jobs.posting (${names.join(', ')}) values (${names.map((_, column) => `$${column + 1}`).join(', ')})`,
    Object.values(row),
  );
  for (const state of way)
    await database.owner.query('update jobs.posting set state = $2 where id = $1', [row.id, state]);
}

beforeAll(async () => {
  database = await testDatabase();
  const mill = { organisation_id: MILL };
  await post(4, ['published'], { positions: 3, country: 'FR', hours: 'part_time', contract: 'freelance' });
  await post(2, ['published'], { occupation: '5', sector: 'I', is_remote: true, language: 'de' });
  await post(6, ['published'], { ...mill, positions: 2, asset: 'EUR', is_support_friendly: true });
  await post(1, ['published'], { closes_at: NOW, search_words: `'baker':1A` });
  await post(3, ['published', 'closed']);
  await post(5, []);
  await post(7, ['published'], {
    ...mill,
    is_sample: true,
    positions: 9,
    pay_year_minor: 999,
    place_words: `'lecce':1`,
  });
  await post(8, ['in_moderation', 'rejected'], { posted_at: day(5) });
  await post(9, ['in_moderation'], { posted_at: day(4) });
});
afterAll(() => database.close());

const places = (rows: readonly (string | { readonly id: string })[]) =>
  rows.map((row) => Number((typeof row === 'string' ? row : row.id).slice(-2)));

describe('open jobs', () => {
  it('of an organisation are those that are published and not over, the newest first, page by page', async () => {
    const page = (organisationId: string, after?: string, limit = 20) =>
      openPostingsOf(at(), { organisationId, after, limit }).then(places);
    expect([await page(LOOMS), await page(MILL)]).toEqual([
      [4, 2],
      [7, 6],
    ]);
    expect([
      await page(LOOMS, undefined, 1),
      await page(LOOMS, idOf(4), 1),
      await page(LOOMS, idOf(2), 1),
    ]).toEqual([[4], [2], []]);
  });

  it('like another are of its occupation, in its country first, without itself', async () => {
    const like = (place: number, country: string, limit = 20) =>
      similarPostings(at(), { id: idOf(place), occupation: '7', country, limit }).then(places);
    expect(await like(9, 'IT')).toEqual([7, 6, 4]);
    expect(await like(9, 'FR')).toEqual([4, 7, 6]);
    expect([await like(4, 'IT'), await like(9, 'IT', 1)]).toEqual([[7, 6], [7]]);
  });

  it('are counted with the people they seek, invented ones apart', async () => {
    expect(await countOpen(at())).toEqual({ jobs: 3, positions: 6, samples: 1 });
    expect(await countOpen({ db: database.db, now: day(9) })).toEqual({ jobs: 4, positions: 7, samples: 1 });
    expect(await countOpen({ db: database.db, now: day(20) })).toEqual({ jobs: 0, positions: 0, samples: 0 });
  });

  it('that were published after an instant come the latest first, so many of them', async () => {
    const since = (count: number, limit = 20) =>
      postingsPublishedSince(database.db, {
        filters: { state: sql<boolean>`state = 'published'`, none: undefined },
        since: day(count),
        limit,
      }).then(places);
    expect([await since(0), await since(4), await since(1, 2)]).toEqual([
      [7, 6, 4, 2, 1],
      [7, 6],
      [7, 6],
    ]);
  });

  it('of a demonstration are one for each employer', async () => {
    expect(places(await samplePostings(database.db, 9))).toEqual([7]);
  });
});

describe('a search narrows jobs', () => {
  type Asked = ReturnType<typeof readFilters>;
  it.each<[string, Asked, readonly number[]]>([
    ['to what is published and not over', {}, [7, 6, 4, 2]],
    ['by words', { words: 'weaver' }, [7, 6, 4, 2]],
    ['by words that none has', { words: 'baker' }, []],
    ['by place', { place: 'Lecce' }, [7]],
    ['to remote ones', { remote: 'yes' }, [2]],
    ['to those for people on support', { support: 'yes' }, [6]],
    ['by country', { country: 'FR' }, [4]],
    ['by contract', { contract: 'freelance' }, [4]],
    ['by hours', { hours: 'part_time' }, [4]],
    ['by sector', { sector: 'I' }, [2]],
    ['by occupation', { occupation: '5' }, [2]],
    ['by language', { language: 'de' }, [2]],
    ['by currency', { currency: 'EUR' }, [6]],
    ['by pay in a currency', { currency: 'USD', pay: '1000' }, [4, 2]],
    ['not by pay in no currency', { pay: '1000' }, [7, 6, 4, 2]],
    ['without samples', { sample: 'hidden' }, [6, 4, 2]],
  ])('%s', async (_, filters, expected) => {
    const conditions = everyConditionOf(filters, { now: NOW, language: 'en' });
    expect(
      places(await postingsPublishedSince(database.db, { filters: conditions, since: day(0), limit: 20 })),
    ).toEqual(expected);
  });

  it('by the days since they were posted', async () => {
    const posted = async (days: '1' | '7' | '30', now: Date) =>
      places(
        await postingsPublishedSince(database.db, {
          filters: everyConditionOf({ posted: days }, { now, language: 'en' }),
          since: day(0),
          limit: 20,
        }),
      );
    const second = new Date(day(8).getTime() - 1000);
    expect([await posted('7', second), await posted('7', day(8))]).toEqual([[7, 6, 4, 2, 1], []]);
  });
});

describe('what an organisation has posted', () => {
  it('since an instant and is not over is what another one is compared with', async () => {
    const since = (count: number) =>
      recentPostings(database.db, { organisationId: LOOMS, since: day(count) }).then(places);
    expect([await since(0), await since(1), await since(3)]).toEqual([[9, 5, 4, 3, 2, 1], [9], [9]]);
  });

  it('and offers now is what ends with it', async () => {
    expect(places(await publishedOf(database.db, LOOMS))).toEqual([1, 2, 4]);
    expect(places(await publishedOf(database.db, MILL))).toEqual([6, 7]);
  });

  it('is over when its day is, some at once', async () => {
    expect(places(await overduePostings(at(), 9))).toEqual([1]);
    const late = { db: database.db, now: day(20) };
    expect([places(await overduePostings(late, 9)), places(await overduePostings(late, 2))]).toEqual([
      [1, 2, 4, 6, 7],
      [1, 2],
    ]);
  });

  it('is found by its id, its name or its case, and each step makes it one version more', async () => {
    const caseId = idOf(80);
    const read = async (place: number) => {
      const row = await findPosting(database.db, { by: { id: idOf(place) } });
      const { rows } = await database.owner.query('select published_at from jobs.posting where id = $1', [
        idOf(place),
      ]);
      return [row?.state, row?.version, row?.case_id, rows[0].published_at.toISOString()];
    };
    await setPostingState(at(), { id: idOf(5), state: 'in_moderation', caseId });
    expect(await read(5)).toEqual(['in_moderation', 2, caseId, day(5).toISOString()]);
    await setPostingState(at(), { id: idOf(5), state: 'published' });
    expect(await read(5)).toEqual(['published', 3, caseId, NOW.toISOString()]);
    await setPostingState({ db: database.db, now: day(12) }, { id: idOf(5), state: 'closed' });
    await renewRow(database.db, { id: idOf(5), closesAt: day(30) });
    // It was published when it was: nobody is told of it as of a new one.
    expect(await read(5)).toEqual(['published', 5, caseId, NOW.toISOString()]);
    for (const by of [{ id: idOf(5) }, { slug: 'job-5' }, { caseId }])
      expect((await findPosting(database.db, { by, isLocked: true }))?.closes_at).toEqual(day(30));
    expect(await findPosting(database.db, { by: { slug: 'job-50' } })).toBeUndefined();
  });
});
