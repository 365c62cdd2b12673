import { describe, expect, it } from 'vitest';

import { parseRate } from '../../contract/index.ts';
import { openDesk, type Desk } from '../testing/rates-desk.ts';

async function atDesk(
  settings: Parameters<typeof openDesk>[0],
  body: (desk: Desk) => Promise<void>,
): Promise<void> {
  const desk = await openDesk(settings);
  try {
    await desk.seed();
    await body(desk);
  } finally {
    await desk.close();
  }
}

const jvd = async (desk: Desk) => (await desk.call('GET', '/rates/jvd')).body;
const publish = (desk: Desk) => desk.runJob('rates.publish_jvd');
const setPolicy = (desk: Desk, body: object, as: string | undefined = desk.staff) =>
  desk.byTwo('PUT', '/admin/rates/jvd', { as, body });
const observe = (desk: Desk, source: string, mid: string) =>
  desk.give('JVD', { USD: mid }, { source, kind: 'observation' });

describe("JVD's price", () => {
  it('is 1.29 dollars until someone sets another, with what circulates and what it is worth [SYS-01]', () =>
    atDesk({ supplyMinor: 1_000n }, async (desk) => {
      expect(await jvd(desk)).toEqual({
        currency: 'JVD',
        quote: 'USD',
        price: '1.29',
        mode: 'administered',
        source: 'administered',
        as_of: expect.stringMatching(/Z$/),
        stale: false,
        change_24h: null,
        supply: {
          circulating: { value: '1000', assetCode: 'JVD', assetScale: 2 },
          play_money: false,
          cap: { value: '40000000000000000', assetCode: 'JVD', assetScale: 2 },
        },
        market_value: { value: '1290', assetCode: 'USD', assetScale: 2 },
      });
    }));

  it('is unknown, and therefore old, before anyone has set one', async () => {
    const desk = await openDesk({ supplyMinor: 1_000n });
    try {
      expect(await jvd(desk)).toMatchObject({
        price: null,
        mode: 'administered',
        source: null,
        as_of: null,
        stale: true,
        change_24h: null,
        supply: { circulating: { value: '1000' } },
        market_value: null,
      });
    } finally {
      await desk.close();
    }
  });

  it('leaves out what circulates where no ledger is asked', () =>
    atDesk({}, async (desk) => {
      expect(await jvd(desk)).toMatchObject({ supply: { circulating: null }, market_value: null });
    }));

  it('is said again every hour, so that it does not grow old while someone stands by it', () =>
    atDesk({}, async (desk) => {
      const first = await jvd(desk);
      desk.clock.advance(30 * 60);
      await publish(desk);
      expect((await jvd(desk)).as_of).toBe(first.as_of);
      desk.clock.advance(25 * 3600);
      expect((await jvd(desk)).stale).toBe(true);
      await publish(desk);
      expect(await jvd(desk)).toMatchObject({ price: '1.29', stale: false, change_24h: '0.0000' });
    }));

  it('is set by two super admins, at once, and its change in a day is told', () =>
    atDesk({}, async (desk) => {
      desk.clock.advance(24 * 3600);
      const set = await setPolicy(desk, { mode: 'administered', price: '1.3158' });
      expect([set.status, set.body.state]).toEqual([200, 'executed']);
      expect(await jvd(desk)).toMatchObject({ price: '1.3158', change_24h: '0.0200' });
      expect((await setPolicy(desk, { mode: 'administered', price: '2' }, desk.newPerson())).status).toBe(
        403,
      );
      expect((await desk.call('PUT', '/admin/rates/jvd', { body: { mode: 'market' } })).status).toBe(401);
      expect((await setPolicy(desk, { mode: 'administered' })).body.code).toBe('price_required');
      expect((await setPolicy(desk, { mode: 'administered', price: '0' })).status).toBe(422);
      expect((await setPolicy(desk, { mode: 'fixed', price: '1' })).status).toBe(422);
      expect((await jvd(desk)).price).toBe('1.3158');
    }));

  it('follows the median of its sources under the oracle, and is held where they are too few or jump', () =>
    atDesk({}, async (desk) => {
      desk.clock.advance(3600);
      await setPolicy(desk, { mode: 'oracle' });
      expect(await jvd(desk)).toMatchObject({ mode: 'oracle', source: 'administered', price: '1.29' });
      for (const [source, mid] of [
        ['first', '1.30'],
        ['second', '1.31'],
        ['third', '1.30'],
      ] as const)
        expect((await observe(desk, source, mid)).body.outcome.imported).toBe(1);
      // What a source observes is never a rate on its own.
      expect((await jvd(desk)).price).toBe('1.29');
      await publish(desk);
      expect(await jvd(desk)).toMatchObject({ source: 'oracle', price: '1.3' });
      desk.clock.advance(300);
      for (const source of ['first', 'second', 'third']) await observe(desk, source, '1.40');
      await publish(desk);
      expect((await jvd(desk)).price).toBe('1.3');
      desk.clock.advance(25 * 3600);
      await publish(desk);
      expect(await jvd(desk)).toMatchObject({ price: '1.3', stale: true });
    }));

  it('is the market’s where someone trades, and the administered one where nobody does', () =>
    atDesk({}, async (desk) => {
      await setPolicy(desk, { mode: 'market' });
      expect(await jvd(desk)).toMatchObject({ mode: 'market', source: 'administered' });
    }));

  it('weighs the last trades', async () => {
    const price = parseRate('1.5');
    const market = { lastTrades: async () => (price ? [{ price, amountMinor: 5n }] : []) };
    await atDesk({ market }, async (desk) => {
      await setPolicy(desk, { mode: 'market' });
      expect(await jvd(desk)).toMatchObject({ source: 'market', price: '1.5' });
    });
  });

  it('is not handed over to a market that is too far from it, and is held where trades run away', async () => {
    let price = '2';
    const rate = () => parseRate(price) ?? { numerator: 1n, denominator: 1n };
    const market = { lastTrades: async () => [{ price: rate(), amountMinor: 5n }] };
    await atDesk({ market }, async (desk) => {
      const healthOf = async () =>
        (await desk.domain.health?.(desk.services))?.find(({ name }) => name === 'rates.price_step')?.state;
      desk.clock.advance(60);
      const refused = await setPolicy(desk, { mode: 'market' });
      expect([refused.status, refused.body.code]).toEqual([409, 'price_step_too_far']);
      expect(await jvd(desk)).toMatchObject({ mode: 'administered', price: '1.29' });
      price = '1.30';
      desk.clock.advance(60);
      expect((await setPolicy(desk, { mode: 'market' })).status).toBe(200);
      price = '1.50';
      desk.clock.advance(60);
      await publish(desk);
      expect([(await jvd(desk)).price, await healthOf()]).toEqual(['1.3', 'warning']);
      desk.clock.advance(60);
      await setPolicy(desk, { mode: 'administered', price: '1.31' });
      expect([(await jvd(desk)).price, await healthOf()]).toEqual(['1.31', 'well']);
    });
  });

  it('a source of observations cannot become a table', () =>
    atDesk({}, async (desk) => {
      await observe(desk, 'first', '1.30');
      expect((await desk.give('JVD', { USD: '9' }, { source: 'first' })).body.code).toBe('source_reserved');
    }));
});
