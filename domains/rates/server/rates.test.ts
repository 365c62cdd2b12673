import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rateCurrencies } from '../contract/index.ts';
import { openDesk, type Desk } from './testing/rates-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const TABLE = { USD: '1.08', GBP: '0.85', JPY: '163.35' };

describe('rates', () => {
  it('are open to everybody: against any base, with source, age and both prices [PREF-01]', async () => {
    await desk.seed();
    expect((await desk.give('EUR', TABLE)).body.outcome).toEqual({ imported: 3, skipped: 0 });
    const { status, body } = await desk.call('GET', '/rates?base=JVD');
    expect(status).toBe(200);
    expect(body).toMatchObject({ base: 'JVD', stale_after_s: 86_400 });
    const pairs: { pair: string }[] = body.items;
    expect(pairs.map(({ pair }) => pair)).toEqual(['JVD/USD', 'JVD/EUR', 'JVD/GBP', 'JVD/JPY']);
    expect(body.items[0]).toEqual({
      pair: 'JVD/USD',
      base: 'JVD',
      quote: 'USD',
      mid: '1.29',
      bid: '1.29',
      ask: '1.29',
      source: 'administered',
      sample: false,
      as_of: expect.stringMatching(/Z$/),
      stale: false,
    });
    expect(body.items[2]).toMatchObject({ mid: '1.01527777778', source: 'administered+desk' });
    expect(body.sources).toEqual([
      { code: 'administered', name: 'Administered', kind: 'policy' },
      { code: 'desk', name: 'desk', kind: 'table' },
    ]);
    expect((await desk.call('GET', '/rates')).body.base).toBe('USD');
    expect((await desk.call('GET', '/rates?base=XYZ')).status).toBe(422);
  });

  it('may be kept for a while, and are not sent again while they are the same', async () => {
    const first = await desk.call('GET', '/rates');
    expect(first.headers['cache-control']).toBe('public, max-age=30');
    const etag = String(first.headers['etag']);
    const second = await desk.call('GET', '/rates', { headers: { 'if-none-match': etag } });
    expect([second.status, second.body]).toEqual([304, undefined]);
    await desk.give('EUR', { CAD: '1.48' });
    expect((await desk.call('GET', '/rates', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('are stale after a day, and fresh again with the next table', async () => {
    const staleOf = async () => {
      const { items }: { items: { pair: string; stale: boolean }[] } = (await desk.call('GET', '/rates'))
        .body;
      return Object.fromEntries(items.map(({ pair, stale }) => [pair, stale]));
    };
    await desk.give('EUR', TABLE);
    desk.clock.advance(24 * 3600 - 30);
    expect((await staleOf())['USD/EUR']).toBe(false);
    desk.clock.advance(31);
    expect((await staleOf())['USD/EUR']).toBe(true);
    const rate = await desk.door.currentRate(
      { db: desk.services.db, now: desk.clock.now() },
      { from: 'USD', to: 'EUR' },
    );
    expect(rate?.isStale).toBe(true);
    await desk.give('EUR', TABLE);
    expect((await staleOf())['USD/EUR']).toBe(false);
  });

  it('have a course, crossed from the courses of their legs', async () => {
    await desk.runJob('rates.publish_jvd');
    await desk.give('EUR', { USD: '1.10' });
    const { body } = await desk.call('GET', '/rates/history?pair=EUR/USD&days=7');
    expect(body).toMatchObject({ pair: 'EUR/USD', days: 7 });
    expect(body.points.at(0)).toMatchObject({ mid: '1.08', sample: false });
    expect(body.points.at(-1)).toMatchObject({ mid: '1.1' });
    const crossed = (await desk.call('GET', '/rates/history?pair=JVD/EUR&days=7')).body.points;
    expect(crossed.at(-1).mid).toBe('1.17272727273');
    for (const query of ['', '?pair=EUR', '?pair=EUR/EUR', '?pair=EUR/USD&days=0', '?pair=EUR/USD&days=367'])
      expect([query, (await desk.call('GET', `/rates/history${query}`)).status]).toEqual([query, 422]);
  });
});

describe('a table of rates', () => {
  it('is taken from super admins only', async () => {
    const body = {
      source: 'desk',
      base: 'EUR',
      as_of: desk.clock.now().toISOString(),
      rates: [{ currency: 'USD', mid: '9' }],
    };
    expect((await desk.call('POST', '/admin/rates', { body })).status).toBe(401);
    const refused = await desk.call('POST', '/admin/rates', { as: desk.newPerson(), body });
    expect([refused.status, refused.body.code]).toEqual([403, 'role_required']);
  });

  it('is shown to the second person price by price, with both prices where they differ', async () => {
    desk.clock.advance(60);
    const proposed = await desk.call('POST', '/admin/rates', {
      as: desk.staff,
      body: {
        source: 'bureau',
        name: 'The bureau',
        base: 'EUR',
        as_of: desk.clock.now().toISOString(),
        rates: [
          { currency: 'USD', mid: '1.08' },
          { currency: 'GBP', mid: '0.85', bid: '0.84', ask: '0.86' },
        ],
      },
    });
    expect(proposed.body.facts.map(({ name, text }: { name: string; text: string }) => [name, text])).toEqual(
      [
        ['source', 'bureau (The bureau)'],
        ['mode', 'table'],
        ['as_of', expect.stringMatching(/Z$/)],
        ['rate', '1 EUR = 1.08 USD'],
        ['rate', '1 EUR = 0.85 GBP (0.84 – 0.86)'],
      ],
    );
  });

  it('changes nothing the second time, nor an older one what is in force, and skips what we do not keep', async () => {
    desk.clock.advance(60);
    const as_of = desk.clock.now().toISOString();
    const rates = { USD: '1.11', XAU: '0.0004', EUR: '1' };
    expect((await desk.give('EUR', rates, { as_of })).body.outcome).toEqual({ imported: 1, skipped: 2 });
    expect((await desk.give('EUR', { USD: '1.12' }, { as_of })).body.outcome).toEqual({
      imported: 0,
      skipped: 1,
    });
    const older = new Date(Date.parse(as_of) - 1000).toISOString();
    expect((await desk.give('EUR', { USD: '1.13' }, { as_of: older })).body.outcome).toEqual({
      imported: 1,
      skipped: 0,
    });
    expect((await desk.call('GET', '/rates?base=EUR')).body.items[1]).toMatchObject({
      pair: 'EUR/USD',
      mid: '1.11',
    });
  });

  it.each([
    [{ as_of: '2099-01-01T00:00:00Z' }, 'as_of'],
    [{ rates: [] }, 'rates'],
    [{ rates: [{ currency: 'USD', mid: '0' }] }, 'rates.0.mid'],
    [{ rates: [{ currency: 'USD', mid: '1e3' }] }, 'rates.0.mid'],
    [{ rates: [{ currency: 'USD', mid: 1.08 }] }, 'rates.0.mid'],
    [{ rates: [{ currency: 'USD', mid: '1.08', bid: '1.09' }] }, 'rates.0.mid'],
    [{ rates: [{ currency: 'usd', mid: '1.08' }] }, 'rates.0.currency'],
    [
      {
        rates: [
          { currency: 'USD', mid: '1.08' },
          { currency: 'USD', mid: '1.09' },
        ],
      },
      'rates',
    ],
    [{ source: 'Desk 1' }, 'source'],
    [{ base: 'XYZ' }, 'base'],
    [{ more: 1 }, 'more'],
  ])('%j does not validate', async (wrong, field) => {
    const { status, body } = await desk.give('EUR', TABLE, wrong);
    expect([status, body.errors.map((issue: { field: string }) => issue.field)]).toEqual([422, [field]]);
  });

  it.each(['administered', 'oracle', 'market', 'sample'])(
    'cannot come under the name %s, which is ours',
    async (source) => {
      const { status, body } = await desk.give('JVD', { USD: '99' }, { source });
      expect([status, body.code]).toEqual([409, 'source_reserved']);
    },
  );
});

describe('sample rates', () => {
  it('stand in for every currency where there is nothing real, marked, with a course of ninety days [PREF-01]', async () => {
    const demo = await openDesk({ hasSamples: true });
    try {
      await demo.seed();
      await demo.seed();
      const { body } = await demo.call('GET', '/rates?base=JVD');
      const items: { quote: string; sample: boolean }[] = body.items;
      expect(items.map(({ quote }) => quote)).toEqual(rateCurrencies.filter((code) => code !== 'JVD'));
      expect(items.map(({ sample }) => sample)).toEqual(items.map(({ quote }) => quote !== 'USD'));
      const course = (await demo.call('GET', '/rates/history?pair=USD/EUR&days=90')).body.points;
      expect(course.length).toBeGreaterThan(80);
      expect(course.every(({ sample }: { sample: boolean }) => sample)).toBe(true);
      await demo.give('EUR', TABLE);
      const real = (await demo.call('GET', '/rates?base=EUR')).body.items[1];
      expect(real).toMatchObject({ pair: 'EUR/USD', mid: '1.08', sample: false });
    } finally {
      await demo.close();
    }
  });
});
