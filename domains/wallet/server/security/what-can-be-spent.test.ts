import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, TEST_PIN, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

// The PIN and the limits look at what can be spent of one currency: not at what is set aside, lies in pots or is of another currency.

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

const send = (from: TestPerson, to: TestPerson, amount: object, pin?: string) =>
  bank.call('POST', '/api/v1/wallet/transfers', {
    as: from,
    key: crypto.randomUUID(),
    body: { to: { username: to.username }, amount, ...(pin !== undefined && { pin }) },
  });
const setLimits = (as: TestPerson, body: object) =>
  bank.call('PUT', '/api/v1/wallet/limits', {
    as,
    body: { asset: 'JVD', per_transfer: null, per_day: null, per_month: null, ...body },
  });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => (status < 300 ? 'done' : body.code);

/** Moves money between the purse and a pot. */
async function potOf(as: TestPerson) {
  const post = (path: string, body: object) =>
    bank.call('POST', `/api/v1/wallet/pots${path}`, { as, key: crypto.randomUUID(), body });
  const { body } = await post('', { name: 'Trip', asset: 'JVD' });
  return async (direction: 'in' | 'out', value: string) => {
    const moved = await post(`/${body.id}/move`, { direction, amount: jvd(value) });
    expect(moved.status).toBe(200);
  };
}

/** Two people who know each other; the first can spend 500 of JVD, and has 500 set aside, 3,000 in a pot and 9,000 dollar cents. */
async function spender(): Promise<readonly [TestPerson, TestPerson]> {
  const [amina, bao] = [await bank.person('Amina', '4001'), await bank.person('Bao')];
  await bank.fund(amina, usd('9000'));
  const move = await potOf(amina);
  await move('in', '3000');
  expect((await send(amina, bao, jvd('1'), TEST_PIN)).status).toBe(201);
  const own = await bank.ledger.balances(bank.services.db, { kind: 'person', id: amina.userId });
  const main = own.find(({ asset, purpose }) => asset === 'JVD' && purpose === 'main');
  await bank.services.unit((work) =>
    bank.ledger.hold(work, [
      {
        id: work.newId(),
        accountId: main?.id ?? '',
        amountMinor: 500n,
        reason: 'test_hold',
        expiresAt: new Date(work.now.getTime() + 3_600_000),
      },
    ]),
  );
  return [amina, bao];
}

describe('the PIN of a payment', () => {
  it('is asked for above a tenth of what can be spent in its currency', async () => {
    const [amina, bao] = await spender();
    expect(codeOf(await send(amina, bao, jvd('51')))).toBe('pin_required');
    expect(codeOf(await send(amina, bao, usd('901')))).toBe('pin_required');
    expect(codeOf(await send(amina, bao, jvd('50')))).toBe('done');
    expect(codeOf(await send(amina, bao, usd('900')))).toBe('done');
  });

  it('is asked for all that can be spent, and not for a minor unit more, which cannot be paid', async () => {
    const [amina, bao] = await spender();
    expect(codeOf(await send(amina, bao, jvd('500')))).toBe('pin_required');
    expect(codeOf(await send(amina, bao, jvd('501')))).toBe('insufficient_funds');
    expect(codeOf(await send(amina, bao, jvd('501'), TEST_PIN))).toBe('insufficient_funds');
    expect(codeOf(await send(amina, bao, { ...usd('1'), assetCode: 'EUR' }))).toBe('insufficient_funds');
    expect(codeOf(await send(amina, bao, jvd('500'), TEST_PIN))).toBe('done');
  });

  it('is asked for above the sum of its own currency, also where the same person has set one of another', async () => {
    const [amina, bao] = await spender();
    expect((await setLimits(amina, { asset: 'USD', pin_above: '7' })).status).toBe(200);
    expect(codeOf(await send(amina, bao, jvd('50')))).toBe('done');
    expect(codeOf(await send(amina, bao, usd('8')))).toBe('pin_required');
    expect(codeOf(await send(amina, bao, usd('7')))).toBe('done');
    const [cleo, dan] = await spender();
    expect(codeOf(await send(cleo, dan, usd('8')))).toBe('done');
  });

  it('is asked of a person who sets a first sum above a tenth of what can be spent in that currency', async () => {
    const [amina] = await spender();
    expect(codeOf(await setLimits(amina, { pin_above: '51' }))).toBe('pin_required');
    expect(codeOf(await setLimits(amina, { asset: 'USD', pin_above: '901' }))).toBe('pin_required');
    expect(codeOf(await setLimits(amina, { asset: 'EUR', pin_above: '1' }))).toBe('pin_required');
    expect(codeOf(await setLimits(amina, { asset: 'EUR', pin_above: '0' }))).toBe('done');
    expect(codeOf(await setLimits(amina, { asset: 'USD', pin_above: '900' }))).toBe('done');
    expect(codeOf(await setLimits(amina, { pin_above: '50' }))).toBe('done');
    expect(codeOf(await setLimits(amina, { pin_above: '50' }))).toBe('done');
    expect(codeOf(await setLimits(amina, { pin_above: null }))).toBe('pin_required');
  });
});

describe('a limit of the day', () => {
  it('neither counts nor stops what goes into a pot, also where it is used up', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const move = await potOf(amina);
    const used = async () => {
      const { items } = (await bank.call('GET', '/api/v1/wallet/limits', { as: amina })).body;
      const own = items.find(({ asset }: { asset: string }) => asset === 'JVD');
      return [own.used_day, own.used_month];
    };
    await setLimits(amina, { per_transfer: '90', per_day: '100', per_month: '150' });
    await move('in', '400');
    expect(await used()).toEqual([jvd('0'), jvd('0')]);
    expect(codeOf(await send(amina, bao, jvd('90'), TEST_PIN))).toBe('done');
    await setLimits(amina, { per_transfer: '50', per_day: '50', per_month: '50' });
    await move('in', '200');
    expect(await used()).toEqual([jvd('90'), jvd('90')]);
    expect(codeOf(await send(amina, bao, jvd('1'), TEST_PIN))).toBe('over_limit_day');
    expect(await bank.balance(amina)).toBe('310');
  });

  it('counts what has left the purse, and not what comes out of a pot', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const move = await potOf(amina);
    await move('in', '300');
    bank.clock.advance(24 * 3600);
    expect((await setLimits(amina, { per_day: '100' })).status).toBe(200);
    await move('out', '50');
    expect(codeOf(await send(amina, bao, jvd('101'), TEST_PIN))).toBe('over_limit_day');
    expect(codeOf(await send(amina, bao, jvd('100'), TEST_PIN))).toBe('done');
    expect(codeOf(await send(amina, bao, jvd('1'), TEST_PIN))).toBe('over_limit_day');
  });
});
