import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { parseRate } from '../contract/index.ts';
import { openDesk, type Desk } from './testing/rates-desk.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A desk whose table is a file, and a way to bring a new table in by it. */
async function deskWithFile() {
  const folder = await mkdtemp(join(tmpdir(), 'rates-'));
  closing.push(() => rm(folder, { recursive: true }));
  const tableFile = join(folder, 'rates.json');
  await writeFile(tableFile, '{}');
  const desk = await openDesk({ tableFile });
  closing.push(() => desk.close());
  const bring = async (rates: readonly object[], base = 'USD', more: object = {}) => {
    desk.clock.advance(60);
    const as_of = desk.clock.now().toISOString();
    await writeFile(tableFile, JSON.stringify({ source: 'treasury', base, as_of, rates, ...more }));
    await desk.seed();
  };
  return { desk, bring };
}

const midOf = async (desk: Desk, pair: string) => {
  const { body } = await desk.call('GET', `/rates?base=${pair.slice(0, 3)}`);
  return body.items.find((item: { pair: string }) => item.pair === pair)?.mid;
};

async function health(desk: Desk): Promise<string | undefined> {
  const signs = (await desk.domain.health?.(desk.services)) ?? [];
  return signs.find(({ name }) => name === 'rates.price_step')?.state;
}

describe('a table that comes automatically', () => {
  it('moves no price a thousandfold: the old one stays, and health shows it (attack M5)', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([
      { currency: 'EUR', mid: '0.92' },
      { currency: 'GBP', mid: '0.78' },
    ]);
    expect(await health(desk)).toBe('well');
    await bring([
      { currency: 'EUR', mid: '920' },
      { currency: 'GBP', mid: '0.79' },
    ]);
    expect([await midOf(desk, 'USD/EUR'), await midOf(desk, 'USD/GBP')]).toEqual(['0.92', '0.79']);
    expect(await health(desk)).toBe('warning');
    await bring([{ currency: 'EUR', mid: '0.93' }]);
    expect([await midOf(desk, 'USD/EUR'), await health(desk)]).toEqual(['0.93', 'well']);
  });

  it('does not walk there in small steps either (attack M5)', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([{ currency: 'EUR', mid: '1' }]);
    for (const mid of ['1.05', '1.09', '1.14', '1.19', '1.24']) await bring([{ currency: 'EUR', mid }]);
    expect(await midOf(desk, 'USD/EUR')).toBe('1.09');
    desk.clock.advance(24 * 3600);
    await bring([{ currency: 'EUR', mid: '1.18' }]);
    expect(await midOf(desk, 'USD/EUR')).toBe('1.18');
  });

  it('does not name JVD anew, the other way round, or by a wide spread (attack M5)', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([{ currency: 'EUR', mid: '0.92' }]);
    await bring([{ currency: 'JVD', mid: '0.0007' }]);
    await bring([{ currency: 'USD', mid: '0.001' }], 'EUR');
    await bring([{ currency: 'EUR', mid: '0.92', bid: '0.0001', ask: '900' }]);
    expect([await midOf(desk, 'JVD/USD'), await midOf(desk, 'USD/EUR')]).toEqual(['1.29', '0.92']);
    expect(await health(desk)).toBe('warning');
  });

  it('holds nothing of what a source only observes', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([{ currency: 'USD', mid: '1300' }], 'JVD', { source: 'watcher', kind: 'observation' });
    expect([await midOf(desk, 'JVD/USD'), await health(desk)]).toEqual(['1.29', 'well']);
    const { rows } = await desk.database.pool.query(
      "select mid::text from rates.point where source = 'watcher'",
    );
    expect(rows.map(({ mid }) => Number(mid))).toEqual([1300]);
  });

  it('goes further where two people let it in', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([{ currency: 'EUR', mid: '1' }]);
    await bring([{ currency: 'EUR', mid: '1.4' }]);
    desk.clock.advance(60);
    expect((await desk.give('USD', { EUR: '1.4' })).status).toBe(200);
    expect([await midOf(desk, 'USD/EUR'), await health(desk)]).toEqual(['1.4', 'well']);
  });
});

describe('a price that two people set', () => {
  const tooFar = { status: 409, body: { code: 'price_step_too_far' } };
  const soon = (desk: Desk) => desk.clock.advance(60);

  it('moves by half within a day at most, in one step or in several, whichever way it is named (attack X6)', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([{ currency: 'EUR', mid: '1' }]);
    soon(desk);
    expect(await desk.give('USD', { EUR: '1000' })).toMatchObject(tooFar);
    expect(await desk.give('USD', { EUR: '0.4' })).toMatchObject(tooFar);
    expect(await desk.give('EUR', { USD: '1000' })).toMatchObject(tooFar);
    expect((await desk.give('USD', { EUR: '1.4' })).status).toBe(200);
    soon(desk);
    expect(await desk.give('USD', { EUR: '1.9' })).toMatchObject(tooFar);
    expect(await midOf(desk, 'USD/EUR')).toBe('1.4');
    desk.clock.advance(25 * 3600);
    expect((await desk.give('USD', { EUR: '1.9' })).status).toBe(200);
  });

  it('holds for JVD in every mode, and for what stands in where the market is silent (attack X6)', async () => {
    const desk = await openDesk({});
    closing.push(() => desk.close());
    await desk.seed();
    const set = (body: object) => {
      soon(desk);
      return desk.byTwo('PUT', '/admin/rates/jvd', { as: desk.staff, body });
    };
    expect(await set({ mode: 'administered', price: '1290' })).toMatchObject(tooFar);
    expect(await set({ mode: 'market', price: '1290' })).toMatchObject(tooFar);
    expect(await set({ mode: 'oracle', price: '0.01' })).toMatchObject(tooFar);
    expect((await set({ mode: 'administered', price: '1.9' })).status).toBe(200);
    expect(await set({ mode: 'administered', price: '2.8' })).toMatchObject(tooFar);
    expect(await midOf(desk, 'JVD/USD')).toBe('1.9');
  });
});

describe("JVD's price by the market", () => {
  it('stays where trades would move it further than a day’s step (attack M5)', async () => {
    let price = '1.30';
    const rate = () => parseRate(price) ?? { numerator: 1n, denominator: 1n };
    const market = { lastTrades: async () => [{ price: rate(), amountMinor: 5n }] };
    const desk = await openDesk({ market });
    closing.push(() => desk.close());
    await desk.seed();
    await desk.byTwo('PUT', '/admin/rates/jvd', { as: desk.staff, body: { mode: 'market' } });
    for (const step of ['1.33', '1.36', '1.39', '1300']) {
      price = step;
      desk.clock.advance(300);
      await desk.runJob('rates.publish_jvd');
    }
    expect(await midOf(desk, 'JVD/USD')).toBe('1.36');
    expect(await health(desk)).toBe('warning');
  });
});

describe('what amounts are worth together', () => {
  it('is counted in cents, rounded up; where nothing leads to the dollar a unit is a dollar (attack X5)', async () => {
    const { desk, bring } = await deskWithFile();
    await bring([
      { currency: 'EUR', mid: '0.8' },
      { currency: 'JPY', mid: '160' },
    ]);
    desk.clock.advance(9 * 24 * 3600);
    const worth = (...amounts: (readonly [string, string, number])[]) =>
      desk.services.unit((work) =>
        desk.door.dollarsOf(
          work,
          amounts.map(([value, assetCode, assetScale]) => ({ value, assetCode, assetScale })),
        ),
      );
    expect(await worth(['1', 'USD', 2])).toBe(1n);
    expect(await worth(['80', 'EUR', 2], ['160', 'JPY', 0])).toBe(200n);
    expect(await worth(['1', 'JPY', 0])).toBe(1n);
    expect(await worth(['500', 'GBP', 2], ['1000000', 'USDC', 6])).toBe(600n);
    expect(await worth()).toBe(0n);
  });
});
