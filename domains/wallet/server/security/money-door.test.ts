import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const HOUR_S = 3600;
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });

const later = (seconds: number) => new Date(bank.clock.now().getTime() + seconds * 1000);
const ban = (who: TestPerson) => bank.people.setStanding(who.userId, { bannedUntil: later(1000 * HOUR_S) });
const holdMoney = (who: TestPerson, seconds = 24 * HOUR_S) =>
  bank.people.setStanding(who.userId, { heldUntil: later(seconds) });
const fund = (who: TestPerson, amount: ReturnType<typeof jvd>) => bank.fund(who, amount);

async function rich(name: string): Promise<TestPerson> {
  const person = await bank.person(name, '100000');
  await fund(person, usd('100000'));
  await fund(person, eur('100000'));
  return person;
}

const setLimits = (as: TestPerson, limits: object) =>
  bank.call('PUT', '/api/v1/wallet/limits', {
    as,
    body: { asset: 'JVD', per_transfer: null, per_day: null, per_month: null, ...limits },
  });

describe('money of a person whose credentials were reset', () => {
  it('does not leave until the hold ends, and still comes in (attack M3)', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao', '500')];
    const until = later(24 * HOUR_S);
    bank.people.setStanding(amina.userId, { heldUntil: until });
    const { status, body, headers } = await bank.send(amina, {
      to: { username: bao.username },
      amount: jvd('100'),
    });
    expect([status, body.code, body.held_until]).toEqual([423, 'money_held', until.toISOString()]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(24 * HOUR_S - 60);
    const heldUntil = async () => (await bank.call('GET', '/api/v1/wallet', { as: amina })).body.held_until;
    expect(await heldUntil()).toBe(until.toISOString());
    const got = await bank.send(bao, { to: { username: amina.username }, amount: jvd('100') });
    expect(got.status).toBe(201);
    bank.clock.advance(24 * HOUR_S);
    await bank.setRates();
    expect(await heldUntil()).toBeNull();
    expect((await bank.send(amina, { to: { username: bao.username }, amount: jvd('100') })).status).toBe(201);
  });

  it('is refused again under the same key, and leaves with a new one once the hold is over', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    holdMoney(amina, HOUR_S);
    const body = { to: { username: bao.username }, amount: jvd('100') };
    expect((await bank.send(amina, body, 'held')).body.code).toBe('money_held');
    bank.clock.advance(HOUR_S);
    expect((await bank.send(amina, body, 'held')).body.code).toBe('money_held');
    expect((await bank.send(amina, body, 'after')).status).toBe(201);
    expect(await bank.balance(bao)).toBe('100');
  });

  it('may still be put into a pot of their own and taken out', async () => {
    const amina = await rich('Amina');
    holdMoney(amina);
    const pot = await bank.call('POST', '/api/v1/wallet/pots', {
      as: amina,
      key: crypto.randomUUID(),
      body: { name: 'Trip', look: 'star', asset: 'JVD' },
    });
    const move = (direction: string) =>
      bank.call('POST', `/api/v1/wallet/pots/${pot.body.id}/move`, {
        as: amina,
        key: crypto.randomUUID(),
        body: { direction, amount: jvd('50') },
      });
    expect([(await move('in')).status, (await move('out')).status]).toEqual([200, 200]);
  });
});

describe('money of a banned person', () => {
  it('does not leave (attack M2)', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao', '500')];
    ban(amina);
    const { status, body } = await bank.send(amina, { to: { username: bao.username }, amount: jvd('100') });
    expect([status, body.code]).toEqual([403, 'account_banned']);
    expect(await bank.balance(amina)).toBe('100000');
  });
});

describe('a limit', () => {
  it('counts what leaves in every currency, by the rate of the moment (attack M1)', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    await setLimits(amina, { per_transfer: '10000', per_day: '15000' });
    const to = { username: bao.username };
    // 100.00 JVD are 129.00 USD.
    const over = await bank.send(amina, { to, amount: usd('12901') });
    expect([over.status, over.body.code, over.body.remaining]).toEqual([403, 'over_limit_transfer', '12900']);
    expect((await bank.send(amina, { to, amount: usd('12900') })).status).toBe(201);
    const more = await bank.send(amina, { to, amount: jvd('5001') });
    expect([more.body.code, more.body.remaining]).toEqual(['over_limit_day', '5000']);
    expect((await bank.send(amina, { to, amount: jvd('5000') })).status).toBe(201);
    expect((await bank.send(amina, { to, amount: eur('1') })).body.code).toBe('over_limit_day');
    bank.clock.advance(24 * HOUR_S);
    await bank.setRates();
    expect((await bank.send(amina, { to, amount: usd('12900') })).status).toBe(201);
  });

  it('holds for fifty payments in three currencies at the same time (attack M1)', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    await setLimits(amina, { per_day: '1000' });
    const amounts = [jvd('100'), usd('129'), usd('129')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bank.send(amina, { to: { username: bao.username }, amount: amounts[at % 3] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'over_limit_day')).toHaveLength(40);
  });

  it('cannot be counted at a rate that is too old: only its own currency leaves then', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    await setLimits(amina, { per_day: '15000' });
    bank.clock.advance(25 * HOUR_S);
    const to = { username: bao.username };
    const refused = await bank.send(amina, { to, amount: usd('1') });
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_rate_stale']);
    expect((await bank.send(amina, { to, amount: jvd('100') })).status).toBe(201);
  });

  it('in two currencies means that both count', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    await setLimits(amina, { per_transfer: '10000' });
    await setLimits(amina, { asset: 'USD', per_transfer: '500' });
    const { body } = await bank.send(amina, { to: { username: bao.username }, amount: jvd('5000') });
    expect([body.code, body.remaining]).toEqual(['over_limit_transfer', '387']);
  });

  it('shows what has left in all currencies', async () => {
    const [amina, bao] = [await rich('Amina'), await bank.person('Bao')];
    await bank.send(amina, { to: { username: bao.username }, amount: usd('12900') });
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('50') });
    const { body } = await bank.call('GET', '/api/v1/wallet/limits', { as: amina });
    const of = (asset: string) => body.items.find((item: { asset: string }) => item.asset === asset);
    expect([of('JVD').used_day, of('USD').used_day]).toEqual([jvd('10050'), usd('12965')]);
  });
});
