import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Programme, ProgrammeFacetCount } from '../contract/index.ts';
import { keep } from './standing.ts';
import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

const PATH = '/api/v1/grants/programmes';
const DAY_MS = 86_400_000;

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
  const inDays = (days: number) => new Date(bank.clock.now().getTime() + days * DAY_MS);
  await bank.services.unit(async (work) => {
    for (const [slug, opens, closes] of [
      ['first-workshop', -10, 21],
      ['export-steps', -5, 45],
      ['harbour-repair', -60, -8],
      ['school-gardens', 30, 90],
    ] as const)
      await keep(work, { slug, opensAt: inDays(opens), closesAt: inDays(closes), isSample: false });
  });
});
afterAll(() => bank.close());

interface Found {
  readonly items: readonly Programme[];
  readonly facets: readonly ProgrammeFacetCount[];
  readonly next: string | null;
}

const ask = (query: Readonly<Record<string, string>>) =>
  bank.call('GET', `${PATH}?${new URLSearchParams(query).toString()}`);
const find = async (query: Readonly<Record<string, string>>): Promise<Found> => (await ask(query)).body;
const slugs = async (query: Readonly<Record<string, string>>) =>
  (await find(query)).items.map(({ slug }) => slug);

describe('finding a programme [SYS-03] [SYS-04]', () => {
  it('shows what is open first, the next to close before others, then what opens later and what is over', async () => {
    const all = await slugs({});
    expect(all.slice(0, 3)).toEqual(['first-workshop', 'export-steps', 'personal']);
    expect(all.slice(-2)).toEqual(['school-gardens', 'harbour-repair']);
    expect(all).toHaveLength(24);
  });

  it('finds by words of any language in which a programme is written', async () => {
    expect(await slugs({ words: 'energy' })).toEqual(['energy']);
    expect(await slugs({ words: 'Gesundheit' })).toEqual(['health']);
    expect(await slugs({ words: '企业资助' })).toContain('business');
    expect(await slugs({ words: 'moon' })).toEqual([]);
  });

  it.each([
    [{ status: 'closed' }, ['harbour-repair']],
    [{ status: 'forecasted' }, ['school-gardens']],
    [{ applicant: 'person' }, ['first-workshop', 'personal']],
    [{ kind: 'grant', applicant: 'government' }, ['government', 'harbour-repair']],
    [{ kind: 'grant', sector: 'agriculture-food' }, ['export-steps']],
    [{ kind: 'grant', applicant: 'business', country: 'FR' }, ['business']],
    [{ applicant: 'person', amount: '600001' }, ['personal']],
    [{ applicant: 'person', amount: '1000000' }, ['personal']],
    [{ applicant: 'person', amount: '1000001' }, []],
    [{ deadline: 'month' }, ['first-workshop']],
    [{ deadline: 'quarter', status: 'open' }, ['first-workshop', 'export-steps']],
    [{ deadline: 'none', applicant: 'person' }, ['personal']],
    [{ words: 'workshop', status: 'closed' }, []],
  ])('filters %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('counts what could be chosen, without the filter of the same name', async () => {
    const { facets } = await find({ status: 'closed', kind: 'grant' });
    const counted = (facet: string) =>
      facets.flatMap((each) =>
        each.facet === facet && each.count > 0 ? [[each.value, each.count] as const] : [],
      );
    expect(new Map(counted('status'))).toEqual(
      new Map([
        ['open', 6],
        ['closed', 1],
        ['forecasted', 1],
      ]),
    );
    expect(counted('kind')).toEqual([['grant', 1]]);
    expect(counted('sector')).toEqual([['infrastructure', 1]]);
    expect(facets.find(({ value }) => value === 'infrastructure')?.label).toBe('Infrastructure');
  });

  it.each([{}, { words: 'fund' }])('comes page by page, each once: %j', async (query) => {
    const whole = await slugs({ ...query, limit: '100' });
    const first = await find({ ...query, limit: '5' });
    const seen = first.items.map(({ slug }) => slug);
    const laterFacets: ProgrammeFacetCount[] = [];
    let after = first.next;
    while (after !== null) {
      const page: Found = await find({ ...query, limit: '5', after });
      seen.push(...page.items.map(({ slug }) => slug));
      laterFacets.push(...page.facets);
      after = page.next;
    }
    expect(seen).toEqual(whole);
    expect(laterFacets).toEqual([]);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('refuses the place of another list, and choices that are not offered, each by its name', async () => {
    const { next } = await find({ limit: '2' });
    const other = await ask({ words: 'fund', after: next ?? '' });
    expect(other.body.errors).toEqual([{ field: 'after', code: 'cursor_unknown' }]);
    const wrong = await ask({
      status: 'x',
      country: 'it',
      amount: '-1',
      deadline: 'soon',
      words: 'x'.repeat(201),
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'amount',
      'country',
      'deadline',
      'status',
      'words',
    ]);
  });

  it.each(["'; drop table grants.programme; --", '&|!():*', '\u202e\u2066', '💶'.repeat(50)])(
    'never fails, whatever is typed: %j',
    async (words) => {
      expect((await ask({ words })).status).toBe(200);
    },
  );

  it('refuses a NUL among the words at its field', async () => {
    expect(await ask({ words: '\u202e\u0000' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'words', code: 'format' }] },
    });
  });
});

describe('a programme that a person saved', () => {
  it('is theirs alone, once, the latest first, and goes when they take it out', async () => {
    const [ann, bob] = [await bank.person('Ann'), await bank.person('Bob')];
    const saved = async (as = ann) =>
      (await bank.call('GET', '/api/v1/grants/saved', { as })).body.items.map(
        ({ slug }: { slug: string }) => slug,
      );
    const change = (method: 'PUT' | 'DELETE', slug: string) =>
      bank.call(method, `/api/v1/grants/saved/${slug}`, { as: ann });
    expect((await change('PUT', 'energy')).status).toBe(204);
    bank.clock.advance(1);
    await Promise.all([change('PUT', 'personal'), change('PUT', 'personal')]);
    expect(await saved()).toEqual(['personal', 'energy']);
    expect(await saved(bob)).toEqual([]);
    await change('DELETE', 'energy');
    expect((await change('DELETE', 'energy')).status).toBe(204);
    expect(await saved()).toEqual(['personal']);
    expect((await change('PUT', 'nothing')).status).toBe(404);
    await bank.forget(ann);
    expect(await saved()).toEqual([]);
  });

  it('is refused beyond the most', async () => {
    const ann = await bank.person('Collector');
    await bank.database.owner.query(
      `insert into grants.programme (id, slug, opens_at, search_words)
       select gen_random_uuid(), 'extra-' || n, now(), '' from generate_series(1, $1) n`,
      [100],
    );
    try {
      await bank.database.owner.query(
        `insert into grants.saved_programme (user_id, programme_id, saved_at)
         select $1, id, now() from grants.programme where slug like 'extra-%'`,
        [ann.userId],
      );
      const refused = await bank.call('PUT', '/api/v1/grants/saved/energy', { as: ann });
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many_saved', maximum: '100' }]);
      expect(await savedAfterAnother(ann)).toMatchObject({ status: 409 });
    } finally {
      await bank.database.owner.query(
        `delete from grants.saved_programme where user_id = '${ann.userId}';
         delete from grants.programme where slug like 'extra-%'`,
      );
    }
  });
});

describe('the deadline for a calendar', () => {
  const fileOf = () => fetch(`${bank.url}${PATH}/first-workshop/deadline.ics`);

  it('opens in another program, at the instant of the deadline, with reminders 14, 3 and 1 days before', async () => {
    const answer = await fileOf();
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const [found, ...more] = calendar.getAllSubcomponents('vevent');
    expect(more).toEqual([]);
    if (found === undefined) throw new Error('the file has no event');
    const event = new ICAL.Event(found);
    expect(event.summary).toBe('Deadline: First workshop');
    const closes = new Date(bank.clock.now().getTime() + 21 * DAY_MS).getTime();
    expect(Math.abs(event.startDate.toJSDate().getTime() - closes)).toBeLessThan(60_000);
    // RFC 5545: an end lies after the start, and what stands for one instant has none; the stamp is when the file was made.
    expect(found.getFirstPropertyValue('dtend')).toBeNull();
    expect(new Date(`${found.getFirstPropertyValue('dtstamp')?.toString()}`).getTime()).toBeLessThanOrEqual(
      bank.clock.now().getTime(),
    );
    expect(
      found.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    ).toEqual(['-P14D', '-P3D', '-P1D']);
  });

  it('is the same file each time, so a calendar that has it changes nothing', async () => {
    expect(await (await fileOf()).text()).toBe(await (await fileOf()).text());
  });

  it.each(['personal', 'nothing'])('is not there for %s', async (slug) => {
    expect((await bank.call('GET', `${PATH}/${slug}/deadline.ics`)).status).toBe(404);
  });
});

/** Saves one more while another saving of the same person takes their last place. */
async function savedAfterAnother(person: Awaited<ReturnType<typeof bank.person>>) {
  const { userId } = person;
  const { owner } = bank.database;
  await owner.query(
    `delete from grants.saved_programme s using grants.programme p
     where s.user_id = $1 and p.id = s.programme_id and p.slug = 'extra-1'`,
    [userId],
  );
  const other = await owner.connect();
  try {
    await other.query('begin');
    await other.query("select pg_advisory_xact_lock(hashtextextended('grants saved ' || $1, 0))", [userId]);
    const saving = bank.call('PUT', '/api/v1/grants/saved/energy', { as: person });
    for (let isWaiting = false; !isWaiting;) {
      const { rows } = await owner.query<{ waiting: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
         as waiting`,
      );
      isWaiting = rows[0]?.waiting === true;
    }
    await other.query(
      `insert into grants.saved_programme (user_id, programme_id, saved_at)
       select $1, id, now() from grants.programme where slug = 'personal'`,
      [userId],
    );
    await other.query('commit');
    return await saving;
  } finally {
    other.release();
  }
}
