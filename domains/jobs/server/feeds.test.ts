import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
  const employer = board.newEmployer();
  for (const title of TITLES) await board.post(employer, { title, body: TEXT });
});
afterAll(() => board.close());

const TITLES = ['Zither maker & sons', 'Zither <i>tuner</i>', 'Zither "player" ]]> first'];
const TEXT = `Play & tune <script>alert(1)</script> ]]> zithers, in Ɛ and 漢字. ${'Every day another one. '.repeat(10)}`;
const SHOWN = TITLES.toReversed().map((title) => `${title}, Lecce`);

async function feed(name: string): Promise<string> {
  const answer = await board.app.inject({ method: 'GET', url: `/jobs/${name}?words=zither` });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('the feeds of a search, read by a parser that is not ours [SYS-07]', () => {
  it('RSS has each job with its title as it was written, its address, day and id', async () => {
    const read = parseRssFeed(await feed('rss.xml'));
    expect(read.items?.map(({ title }) => title)).toEqual(SHOWN);
    for (const item of read.items ?? []) {
      expect(item.link).toMatch(/^https?:\/\/[^ ]+\/jobs\/zither-[a-z0-9-]+$/);
      expect(Number.isNaN(Date.parse(String(item.pubDate)))).toBe(false);
      expect(item.guid?.value).toMatch(/^urn:uuid:/);
      expect(item.description).toContain('Play & tune <script>alert(1)</script> ]]> zithers, in Ɛ and 漢字.');
    }
  });

  it('Atom has the same, with its own address and the author of each', async () => {
    const read = parseAtomFeed(await feed('atom.xml'));
    expect(read.entries?.map(({ title }) => textOf(title))).toEqual(SHOWN);
    expect(read.links?.some(({ rel, href }) => rel === 'self' && String(href).includes('atom.xml'))).toBe(
      true,
    );
    for (const entry of read.entries ?? []) {
      expect(entry.id).toMatch(/^urn:uuid:/);
      expect(Number.isNaN(Date.parse(String(entry.updated)))).toBe(false);
      expect(entry.authors?.[0]?.name).toBe('Ferri Olive Press');
    }
  });

  it('JSON Feed has the same, and each job whole', async () => {
    const text = await feed('feed.json');
    const read = parseJsonFeed(text);
    expect(read.items?.map(({ title }) => title)).toEqual(SHOWN);
    expect(read.items?.every(({ id, url }) => id !== undefined && url !== undefined)).toBe(true);
    const { items } = JSON.parse(text);
    expect(items[0]['_job']).toMatchObject({ period: 'month', place: 'Lecce' });
  });
});

/** Plain, or with its type beside it. */
function textOf(found: unknown): unknown {
  return typeof found === 'object' && found !== null && 'value' in found ? found.value : found;
}
