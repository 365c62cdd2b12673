import { createHash } from 'node:crypto';

import { turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isStale } from './rates.ts';
import { countWaiting } from './alerts/alert-store.ts';
import { addPolicy, readPolicy } from './jvd/policy-store.ts';
import { beginJvd, publishJvd } from './jvd/publish-jvd.ts';
import { emptyMarket } from './jvd/market-rules.ts';
import { importTable } from './import-rates.ts';
import { publishSamples, putSamples } from './tables/sample-rates.ts';
import { openDesk, type Desk } from './testing/rates-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ hasSamples: true });
  await desk.seed();
});
afterAll(() => desk.close());

const HOUR_MS = 3_600_000;

describe('what the database keeps', () => {
  it.each([
    ['source', "code = 'a'", 'source_code_format'],
    ['source', "kind = 'rumour'", 'source_kind_known'],
    ['point', 'quote = base', 'point_two_currencies'],
    ['point', 'bid = 0', 'point_positive'],
    ['point', 'bid = mid, ask = mid', undefined],
    ['point', 'bid = mid + 0.1', 'point_ordered'],
    ['point', 'ask = mid - 0.1', 'point_ordered'],
    ['current', 'bid = 0', 'current_ordered'],
    ['current', 'bid = mid, ask = mid', undefined],
    ['current', 'bid = mid + 0.1', 'current_ordered'],
    ['current', 'ask = mid - 0.1', 'current_ordered'],
    ['jvd_policy', "mode = 'guess'", 'jvd_policy_mode_known'],
    ['jvd_policy', 'price = 0', 'jvd_policy_price_positive'],
  ])('of a %s never %s', async (table, change, rule) => {
    const key = table === 'source' ? "code = 'sample'" : 'true';
    const one = `ctid = (select ctid from rates.${table} where ${key} limit 1)`;
    expect(await refusedBy(desk.database, `update rates.${table} set ${change} where ${one}`)).toBe(rule);
  });

  it.each([
    ["direction = 'around'", 'alert_direction_known'],
    ['rate = 0', 'alert_rate_positive'],
    ['quote = base', 'alert_two_currencies'],
    ['reached_at = now()', 'alert_reached_whole'],
    ['reached_rate = 1', 'alert_reached_whole'],
    ['reached_at = now(), reached_rate = 1', undefined],
  ])('of an alert never %s', async (change, rule) => {
    await desk.call('POST', '/wallet/rate-alerts', {
      as: desk.newPerson(),
      body: { base: 'EUR', quote: 'USD', direction: 'above', rate: '99' },
    });
    expect(await refusedBy(desk.database, `update rates.alert set ${change}`)).toBe(rule);
  });
});

describe('sample rates', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = (ms: number) => ({ now: new Date(now.getTime() + ms) });

  it('are the same at every start: none sways today, and each has a course of its own', async () => {
    const samples = await openDesk({ hasSamples: true });
    try {
      await samples.services.unit((work) => publishSamples({ ...work, now }, 90));
      const { rows } = await samples.database.pool.query<{ ago: number; quote: string; prices: string }>(
        `select extract(day from $1::timestamptz - as_of)::integer as ago, base || '/' || quote as quote, mid || ' ' || bid || ' ' || ask as prices
         from rates.point order by ago, quote`,
        [now],
      );
      const on = (day: number) =>
        rows.filter(({ ago }) => ago === day).map(({ quote, prices }) => `${quote} ${prices}`);
      expect(on(0)).toEqual([
        'USD/AUD 1.531200000000000000 1.530434400000000000 1.531965600000000000',
        'USD/CAD 1.372500000000000000 1.371813750000000000 1.373186250000000000',
        'USD/CNY 7.186000000000000000 7.182407000000000000 7.189593000000000000',
        'USD/EUR 0.923100000000000000 0.922638450000000000 0.923561550000000000',
        'USD/GBP 0.786400000000000000 0.786006800000000000 0.786793200000000000',
        'USD/INR 84.120000000000000000 84.077940000000000000 84.162060000000000000',
        'USD/JPY 151.250000000000000000 151.174375000000000000 151.325625000000000000',
        'USD/USDC 1.000000000000000000 0.999500000000000000 1.000500000000000000',
      ]);
      expect(on(1)).toEqual([
        'JVD/USD 1.290000000000000000 1.290000000000000000 1.290000000000000000',
        'USD/AUD 1.532261000000000000 1.531494869500000000 1.533027130500000000',
        'USD/CAD 1.373533000000000000 1.372846233500000000 1.374219766500000000',
        'USD/CNY 7.192489000000000000 7.188892755500000000 7.196085244500000000',
        'USD/EUR 0.924299000000000000 0.923836850500000000 0.924761149500000000',
        'USD/GBP 0.787289000000000000 0.786895355500000000 0.787682644500000000',
        'USD/INR 84.188894000000000000 84.146799553000000000 84.230988447000000000',
        'USD/JPY 151.401099000000000000 151.325398450500000000 151.476799549500000000',
        'USD/USDC 1.000000000000000000 0.999500000000000000 1.000500000000000000',
      ]);
      expect(on(40)).toEqual([
        'JVD/USD 1.290000000000000000 1.290000000000000000 1.290000000000000000',
        'USD/AUD 1.539983000000000000 1.539213008500000000 1.540752991500000000',
        'USD/CAD 1.380731000000000000 1.380040634500000000 1.381421365500000000',
        'USD/CNY 7.185849000000000000 7.182256075500000000 7.189441924500000000',
        'USD/EUR 0.919553000000000000 0.919093223500000000 0.920012776500000000',
        'USD/GBP 0.783902000000000000 0.783510049000000000 0.784293951000000000',
        'USD/INR 84.394820000000000000 84.352622590000000000 84.437017410000000000',
        'USD/JPY 150.634715000000000000 150.559397642500000000 150.710032357500000000',
        'USD/USDC 1.000000000000000000 0.999500000000000000 1.000500000000000000',
      ]);
      expect(rows).toHaveLength(91 * 8 + 90);
      expect(createHash('sha256').update(JSON.stringify(rows)).digest('hex')).toBe(
        'd27b13537928d95b73bde766a00564fef79f83313697e2af0e8cbf6bb3279b62',
      );
    } finally {
      await samples.close();
    }
  });

  it('are put in anew once they are twelve hours old, and never where something real is in force', async () => {
    const samples = await openDesk({ hasSamples: true });
    const count = async () =>
      (await samples.database.pool.query("select from rates.point where source = 'sample'")).rowCount ?? 0;
    const put = (ms: number) => samples.services.unit((work) => putSamples({ ...work, ...at(ms) }));
    try {
      await samples.services.unit((work) => beginJvd({ ...work, ...at(0) }, emptyMarket));
      await put(0);
      const first = await count();
      expect(first).toBe(91 * 8 + 90);
      await put(12 * HOUR_MS - 1);
      expect(await count()).toBe(first);
      await put(12 * HOUR_MS);
      expect(await count()).toBe(first + 8);
      await samples.services.unit((work) =>
        importTable(
          { ...work, ...at(13 * HOUR_MS) },
          {
            source: 'bank',
            base: 'EUR',
            as_of: at(13 * HOUR_MS).now.toISOString(),
            rates: [{ currency: 'USD', mid: '1.08' }],
          },
          { kind: 'table', isApproved: true },
        ),
      );
      await put(48 * HOUR_MS);
      expect(await count()).toBe(first + 8);
    } finally {
      await samples.close();
    }
  });
});

describe('a table', () => {
  it('may be five minutes ahead of our clock, and not a moment more', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const give = (ms: number) =>
      desk.services.unit((work) =>
        importTable(
          { ...work, now },
          {
            source: 'ahead',
            base: 'USD',
            as_of: new Date(now.getTime() + ms).toISOString(),
            rates: [
              { currency: 'INR', mid: '84' },
              { currency: 'USD', mid: '1' },
              { currency: 'XXX', mid: '1' },
            ],
          },
          { kind: 'observation', isApproved: true },
        ),
      );
    expect(await give(300_000)).toEqual({ imported: 1, skipped: 2 });
    await expect(give(300_001)).rejects.toMatchObject({ kind: { code: 'validation_failed' } });
  });

  it('is stale once it is more than a day old', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const old = (ms: number) => isStale(new Date(now.getTime() - ms), now);
    expect([old(24 * HOUR_MS), old(24 * HOUR_MS + 1)]).toEqual([false, true]);
  });
});

describe("JVD's price", () => {
  it('is said again after an hour, and not before', async () => {
    const own = await openDesk();
    const now = new Date('2026-11-20T12:00:00Z');
    const publishAt = (ms: number) =>
      own.services.unit((work) => publishJvd({ ...work, now: new Date(now.getTime() + ms) }, emptyMarket));
    const said = async () =>
      (await own.database.pool.query("select from rates.point where base = 'JVD'")).rowCount ?? 0;
    try {
      await publishAt(0);
      expect(await said()).toBe(0);
      const add = (price: string, ms: number) =>
        own.services.unit((work) =>
          addPolicy(work.db, {
            id: work.newId(),
            mode: 'administered',
            price,
            setBy: null,
            now: new Date(now.getTime() + ms),
          }),
        );
      await add('1.30', -1);
      await add('1.29', 0);
      await add('1.31', -2);
      expect((await readPolicy(own.services.db))?.price).toMatch(/^1\.290*$/);
      await publishAt(0);
      await publishAt(HOUR_MS - 1);
      expect(await said()).toBe(1);
      await publishAt(HOUR_MS);
      expect(await said()).toBe(2);
    } finally {
      await own.close();
    }
  });
});

describe('alerts', () => {
  it('that wait stand before those that were reached, each newest first', async () => {
    const person = desk.newPerson();
    const ids: string[] = [];
    for (const rate of ['1000', '2000', '3000', '4000'])
      ids.push(
        (
          await desk.call('POST', '/wallet/rate-alerts', {
            as: person,
            body: { base: 'USD', quote: 'EUR', direction: 'above', rate },
          })
        ).body.id,
      );
    await desk.database.pool.query(
      'update rates.alert set reached_at = now(), reached_rate = 1 where id = any ($1)',
      [[ids[1], ids[3]]],
    );
    const { items } = (await desk.call('GET', '/wallet/rate-alerts', { as: person })).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0], ids[3], ids[1]]);
  });
});

it('a person who adds alerts at two places at once takes turns', async () => {
  await desk.database.db.transaction().execute(async (db) => {
    expect(await countWaiting(db, desk.newPerson())).toBe(0);
    expect(await turnsHeld(db)).toBe(1);
  });
});
