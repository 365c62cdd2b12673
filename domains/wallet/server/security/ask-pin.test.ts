import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, TEST_PIN, type Answer, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

interface Sent {
  readonly pin?: string;
  readonly key?: string;
}

/** As a client sends: the PIN only where it is given. */
const send = (
  from: TestPerson,
  to: TestPerson,
  value: string,
  { pin, key = crypto.randomUUID() }: Sent = {},
): Promise<Answer> =>
  bank.call('POST', '/api/v1/wallet/transfers', {
    as: from,
    key,
    body: { to: { username: to.username }, amount: jvd(value), ...(pin !== undefined && { pin }) },
  });

const setLimits = (as: TestPerson, body: object) =>
  bank.call('PUT', '/api/v1/wallet/limits', {
    as,
    body: { asset: 'JVD', per_transfer: null, per_day: null, per_month: null, ...body },
  });

const asked = { status: 401, body: { code: 'pin_required', in_call: true } };

/** Two people of whom the first has paid the second; the first has 1,000 left. */
async function acquainted(): Promise<readonly [TestPerson, TestPerson]> {
  const pair = [await bank.person('Amina', '1001'), await bank.person('Bao')] as const;
  expect((await send(...pair, '1', { pin: TEST_PIN })).status).toBe(201);
  return pair;
}

describe('a payment asks for its PIN, just verified or not', () => {
  it('where it is the first to someone', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    expect(await send(amina, bao, '1')).toMatchObject(asked);
    expect(await bank.balance(amina)).toBe('1000');
    expect((await send(amina, bao, '1', { pin: TEST_PIN })).status).toBe(201);
    expect((await send(amina, bao, '1')).status, 'the second is none').toBe(201);
  });

  it('where it is above a tenth of what can be spent', async () => {
    const [amina, bao] = await acquainted();
    expect(await send(amina, bao, '101')).toMatchObject(asked);
    expect((await send(amina, bao, '100')).status).toBe(201);
    expect((await send(amina, bao, '900', { pin: TEST_PIN })).status).toBe(201);
  });

  it('where it is above the sum that the person has set', async () => {
    const [amina, bao] = await acquainted();
    expect((await setLimits(amina, { pin_above: '20' })).status).toBe(200);
    expect(await send(amina, bao, '21')).toMatchObject(asked);
    expect((await send(amina, bao, '20')).status).toBe(201);
    expect((await setLimits(amina, { pin_above: '0' })).status).toBe(200);
    expect(await send(amina, bao, '1')).toMatchObject(asked);
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(body.accounts[0].pin_above).toEqual(jvd('0'));
  });

  it('and not where it cannot be made in any case', async () => {
    const [amina, bao] = await acquainted();
    expect(await send(amina, bao, '1001')).toMatchObject({
      status: 402,
      body: { code: 'insufficient_funds' },
    });
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
    expect((await send(amina, bao, '500')).body.code).toBe('wallet_frozen');
  });

  it('also when many are sent at once: each first one is asked, each other one leaves', async () => {
    const [amina, bao] = await acquainted();
    const carol = await bank.person('Carol');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(amina, at % 2 === 0 ? bao : carol, '1')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, at) => (at % 2 === 0 ? 201 : 401)));
    expect(await bank.balance(amina)).toBe('990');
  });
});

describe('the PIN of a payment', () => {
  it('stands in for one that was verified some time ago', async () => {
    const [amina, bao] = await acquainted();
    const body = { to: { username: bao.username }, amount: jvd('1') };
    const sendStale = (pin?: string) =>
      bank.call('POST', '/api/v1/wallet/transfers', {
        as: amina,
        pin: 'none',
        key: crypto.randomUUID(),
        body: { ...body, pin },
      });
    const guarded = await sendStale();
    expect(guarded).toMatchObject({ status: 401, body: { code: 'pin_required' } });
    expect(guarded.body.in_call, 'the session asks, not the payment').toBeUndefined();
    expect((await sendStale(TEST_PIN)).status).toBe(201);
  });

  it('is refused where it is wrong, also for a payment that needs none', async () => {
    const [amina, bao] = await acquainted();
    const wrong = { status: 403, body: { code: 'pin_incorrect' } };
    expect(await send(amina, bao, '1', { pin: '111112' })).toMatchObject(wrong);
    expect(await send(amina, bao, '12345', { pin: '12345' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'pin', code: 'pin_format' }] },
    });
    expect(await bank.balance(amina)).toBe('1000');
  });

  it('is no part of the key: the same key, asked for the PIN or given a wrong one, is sent with the right one', async () => {
    const [amina, bao] = await acquainted();
    const key = crypto.randomUUID();
    expect(await send(amina, bao, '500', { key })).toMatchObject(asked);
    expect((await send(amina, bao, '500', { key, pin: '111112' })).body.code).toBe('pin_incorrect');
    expect((await send(amina, bao, '500', { key, pin: TEST_PIN })).status).toBe(201);
    expect(await bank.balance(amina)).toBe('500');
  });

  it('is asked for once: a repeat answers as the first, with the PIN, with a wrong one or without', async () => {
    const [amina, bao] = await acquainted();
    const key = crypto.randomUUID();
    const first = await send(amina, bao, '900', { key, pin: TEST_PIN });
    const repeats = await Promise.all(
      [TEST_PIN, '111112', undefined, undefined].map((pin) =>
        send(amina, bao, '900', { key, ...(pin !== undefined && { pin }) }),
      ),
    );
    for (const repeat of repeats) expect(repeat).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await send(amina, bao, '901', { key })).body.code).toBe('idempotency_mismatch');
    expect(await bank.balance(amina)).toBe('100');
  });
});

describe('who holds an open session without knowing the PIN', () => {
  it('raises no limit and no sum for the PIN, and lowers both', async () => {
    const amina = await bank.person('Amina', '1000');
    const lower = await setLimits(amina, { per_transfer: '50', pin_above: '50' });
    expect(lower).toMatchObject({ status: 200, body: { pin_above: jvd('50') } });
    expect(await setLimits(amina, { per_transfer: '51' })).toMatchObject(asked);
    expect(await setLimits(amina, { per_transfer: '50', pin_above: '51' })).toMatchObject(asked);
    expect(await setLimits(amina, { per_transfer: '50', pin_above: null })).toMatchObject(asked);
    expect((await setLimits(amina, { per_transfer: '40', pin_above: '40' })).status).toBe(200);
    const raised = await setLimits(amina, { per_transfer: '51', pin_above: null, pin: TEST_PIN });
    expect(raised).toMatchObject({
      status: 200,
      body: { pin_above: null, per_transfer: jvd('40'), later: { per_transfer: jvd('51') } },
    });
  });

  it('sets no first sum above a tenth of the balance', async () => {
    const amina = await bank.person('Amina', '1000');
    expect(await setLimits(amina, { pin_above: '101' })).toMatchObject(asked);
    expect((await setLimits(amina, { pin_above: '100' })).status).toBe(200);
  });

  it('freezes the wallet, and does not unfreeze it', async () => {
    const amina = await bank.person('Amina');
    const turn = (body: object) => bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body });
    expect((await turn({ frozen: true })).status).toBe(200);
    expect(await turn({ frozen: false })).toMatchObject(asked);
    expect((await turn({ frozen: false, pin: '111112' })).body.code).toBe('pin_incorrect');
    expect((await turn({ frozen: false, pin: TEST_PIN })).body).toMatchObject({ frozen: false });
  });
});
