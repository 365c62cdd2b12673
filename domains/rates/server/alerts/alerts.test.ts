import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ALERTS_MAX } from '../../contract/index.ts';
import { openDesk, type Desk } from '../testing/rates-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  desk.clock.advance(60);
  await desk.give('EUR', { USD: '1.08', GBP: '0.85' });
});
afterAll(() => desk.close());

const PATH = '/wallet/rate-alerts';
const above = { base: 'EUR', quote: 'USD', direction: 'above', rate: '1.10' };

const add = (as: string | undefined, body: object = above) =>
  desk.call('POST', PATH, { ...(as !== undefined && { as }), body });
const list = async (as: string) => (await desk.call('GET', PATH, { as })).body.items;

async function rateBecomes(mid: string) {
  desk.clock.advance(60);
  await desk.give('EUR', { USD: mid });
  await desk.runJob('rates.check_alerts');
}

describe('a rate alert', () => {
  it('tells its person once, when the rate is there and not before', async () => {
    const person = desk.newPerson();
    const added = await add(person);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...above, rate: '1.1', state: 'waiting', reached_at: null });
    await rateBecomes('1.0999');
    expect(await desk.told(person)).toEqual([]);
    await rateBecomes('1.1');
    expect(await desk.told(person)).toEqual([
      {
        user_id: person,
        kind: 'rates.alert_reached',
        params: { base: 'EUR', quote: 'USD', direction: 'above', rate: '1.1', wanted: '1.1' },
        link: '/wallet/rates?pair=EUR-USD',
      },
    ]);
    await rateBecomes('1.05');
    await rateBecomes('1.2');
    expect(await desk.told(person)).toHaveLength(1);
    expect(await list(person)).toMatchObject([{ state: 'reached', reached_rate: '1.1' }]);
  });

  it('waits for a crossed rate, and for one to fall', async () => {
    const person = desk.newPerson();
    await add(person, { base: 'USD', quote: 'GBP', direction: 'below', rate: '0.75' });
    await rateBecomes('1.10');
    expect(await desk.told(person)).toEqual([]);
    await rateBecomes('1.20');
    expect(await desk.told(person)).toMatchObject([
      { params: { direction: 'below', rate: '0.708333', wanted: '0.75' } },
    ]);
  });

  it('is told of a rate that is larger than any source may say', async () => {
    const person = desk.newPerson();
    await desk.give('USD', { CNY: '999999999999999998', CAD: '1' });
    await add(person, { base: 'CAD', quote: 'CNY', direction: 'above', rate: '999999999999999999' });
    desk.clock.advance(60);
    await desk.give('USD', { CNY: '999999999999999999', CAD: '0.7' });
    await desk.runJob('rates.check_alerts');
    expect(await desk.told(person)).toHaveLength(1);
    expect(await list(person)).toMatchObject([{ state: 'reached' }]);
    expect((await desk.call('GET', '/rates?base=CAD')).status).toBe(200);
  });

  it('is told by one of several that look at the same time', async () => {
    const person = desk.newPerson();
    await add(person);
    desk.clock.advance(60);
    await desk.give('EUR', { USD: '1.3' });
    await Promise.all(Array.from({ length: 4 }, () => desk.runJob('rates.check_alerts')));
    expect(await desk.told(person)).toHaveLength(1);
  });

  it('is refused where the rate is there already, or nobody gives one', async () => {
    const person = desk.newPerson();
    const there = await add(person, { ...above, rate: '1.08' });
    expect([there.status, there.body.code, there.body.rate]).toEqual([409, 'alert_reached', '1.08']);
    expect((await add(person, { ...above, base: 'INR' })).body.code).toBe('rate_unavailable');
  });

  it('is kept once however often it is asked for, and only so many wait', async () => {
    const person = desk.newPerson();
    const first = await add(person);
    expect((await add(person)).body).toEqual(first.body);
    for (let at = 1; at < ALERTS_MAX; at += 1)
      await add(person, { ...above, rate: `2.${String(at).padStart(2, '0')}` });
    const more = await add(person, { ...above, rate: '3' });
    expect([more.status, more.body.code]).toEqual([409, 'too_many_alerts']);
    expect((await add(person)).status).toBe(201);
    expect(await list(person)).toHaveLength(ALERTS_MAX);
  });

  it('is one of so many at most, also when all are asked for at the same time', async () => {
    const person = desk.newPerson();
    const answers = await Promise.all(
      Array.from({ length: ALERTS_MAX + 10 }, (_, at) =>
        add(person, { ...above, rate: `2.${String(at).padStart(2, '0')}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ALERTS_MAX);
    expect(answers.filter(({ body }) => body.code === 'too_many_alerts')).toHaveLength(10);
    expect(await list(person)).toHaveLength(ALERTS_MAX);
  });

  it('is its person’s own: to see and to take back', async () => {
    const [person, other] = [desk.newPerson(), desk.newPerson()];
    const { id } = (await add(person)).body;
    expect(await list(other)).toEqual([]);
    expect((await desk.call('DELETE', `${PATH}/${id}`, { as: other })).status).toBe(404);
    expect((await desk.call('DELETE', `${PATH}/none`, { as: person })).status).toBe(404);
    expect((await desk.call('DELETE', `${PATH}/${id}`, { as: person })).status).toBe(204);
    expect(await list(person)).toEqual([]);
    await rateBecomes('1.5');
    expect(await desk.told(person)).toEqual([]);
    expect((await add(undefined)).status).toBe(401);
    expect((await desk.call('GET', PATH)).status).toBe(401);
    expect((await desk.call('DELETE', `${PATH}/${id}`)).status).toBe(401);
  });

  it.each([
    { base: 'XYZ' },
    { quote: 'EUR' },
    { direction: 'up' },
    { rate: '-1' },
    { rate: 1.1 },
    { more: 1 },
  ])('%j does not validate', async (wrong) => {
    expect((await add(desk.newPerson(), { ...above, ...wrong })).status).toBe(422);
  });

  it('goes with the account', async () => {
    const person = desk.newPerson();
    await add(person);
    const event = { id: person, topic: 'identity.user_deleted', payload: { user_id: person }, audience: [] };
    await desk.services.unit(async (work) => desk.domain.listeners?.['identity.user_deleted']?.(work, event));
    expect(await list(person)).toEqual([]);
  });
});
