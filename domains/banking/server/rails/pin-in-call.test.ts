import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PAYOUT_ACCOUNTS_MAX } from '../../contract/limits.ts';
import { openBank } from '../testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const iban = { scheme: 'iban', holder: 'Amina Test', account: 'DE89370400440532013000', bank: '' };

interface Asked {
  readonly key?: string;
  readonly pin?: 'fresh' | 'stale' | 'none';
}

const addAccount = (as: TestPerson, body: object, asked: Asked = {}) =>
  bank.call('POST', '/api/v1/wallet/payout-accounts', { as, ...asked, body });
const withdraw = (as: TestPerson, body: object, asked: Asked = {}) =>
  bank.call('POST', '/api/v1/wallet/withdrawals', { as, key: crypto.randomUUID(), ...asked, body });

async function customer(value = '10000') {
  const person = await bank.person('Amina', value, 'USD');
  const { body } = await addAccount(person, { ...iban, pin: TEST_PIN });
  return { person, account: String(body.id) };
}

const held = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/wallet', { as });
  return body.accounts.find((one: { asset: string }) => one.asset === 'USD').held.value;
};

const open = async (as: TestPerson) =>
  (await bank.call('GET', '/api/v1/wallet/withdrawals?state=open', { as })).body.items;

describe('a withdrawal', () => {
  it('of a session within its PIN window is refused without the PIN, however small it is', async () => {
    const { person, account } = await customer();
    const wish = { payout_account: account, amount: usd('1') };
    expect(await withdraw(person, wish)).toMatchObject({
      status: 401,
      body: { code: 'pin_required', in_call: true },
    });
    expect((await withdraw(person, { ...wish, pin: '000000' })).body.code).toBe('pin_incorrect');
    expect((await withdraw(person, { ...wish, pin: 273 })).status).toBe(422);
    expect([await held(person), await open(person)]).toEqual(['0', []]);
  });

  it('goes out with the PIN alone, when the window has closed', async () => {
    const { person, account } = await customer();
    const wish = { payout_account: account, amount: usd('100') };
    expect((await withdraw(person, wish, { pin: 'none' })).body.code).toBe('pin_required');
    expect((await withdraw(person, { ...wish, pin: TEST_PIN }, { pin: 'none' })).status).toBe(201);
    expect(await held(person)).toBe('100');
  });

  it('asked for first without the PIN and then with it under one key is one', async () => {
    const { person, account } = await customer();
    const wish = { payout_account: account, amount: usd('100') };
    const key = crypto.randomUUID();
    expect((await withdraw(person, wish, { key })).status).toBe(401);
    expect((await withdraw(person, { ...wish, pin: '000000' }, { key })).status).toBe(403);
    const made = await withdraw(person, { ...wish, pin: TEST_PIN }, { key });
    const again = await withdraw(person, { ...wish, pin: TEST_PIN }, { key });
    expect([made.status, again.body]).toEqual([201, made.body]);
    expect(await held(person)).toBe('100');
  });

  it('to another account or of another amount takes another key', async () => {
    const { person, account } = await customer();
    const { body } = await addAccount(person, { ...iban, holder: 'Amina Other', pin: TEST_PIN });
    const wish = { payout_account: account, amount: usd('100'), pin: TEST_PIN };
    const key = crypto.randomUUID();
    expect((await withdraw(person, wish, { key })).status).toBe(201);
    for (const change of [{ payout_account: body.id }, { amount: usd('200') }])
      expect((await withdraw(person, { ...wish, ...change }, { key })).body.code).toBe(
        'idempotency_mismatch',
      );
    expect(await held(person)).toBe('100');
  });

  it('asks for no PIN where it cannot be made in any case', async () => {
    const { person, account } = await customer('100');
    const other = await customer();
    const wish = { payout_account: account, amount: usd('100') };
    const code = async (change: object) => (await withdraw(person, { ...wish, ...change })).body.code;
    expect(await code({ amount: usd('101') })).toBe('insufficient_funds');
    expect(await code({ amount: jvd('1') })).toBe('currency_not_withdrawable');
    expect(await code({ payout_account: other.account })).toBe('payout_account_unknown');
    expect(await code({ payout_account: "'; drop" })).toBe('payout_account_unknown');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: person, body: { frozen: true } });
    expect(await code({})).toBe('wallet_frozen');
  });

  it('to an account that was removed in another tab since the check is refused', async () => {
    const { person, account } = await customer();
    await bank.call('DELETE', `/api/v1/wallet/payout-accounts/${account}`, { as: person });
    const wish = { payout_account: account, amount: usd('100'), pin: TEST_PIN };
    expect((await withdraw(person, wish)).body.code).toBe('payout_account_unknown');
    expect(await held(person)).toBe('0');
  });

  it('is read by its owner alone, and is open until it ends', async () => {
    const { person, account } = await customer();
    const { body } = await withdraw(person, { payout_account: account, amount: usd('100'), pin: TEST_PIN });
    const read = (as: TestPerson, id = String(body.id)) =>
      bank.call('GET', `/api/v1/wallet/withdrawals/${id}`, { as });
    expect((await read(person)).body).toEqual({ ...body, transfer_id: null });
    expect((await read(await bank.person('Bao'))).status).toBe(404);
    expect((await read(person, 'nothing')).status).toBe(404);
    expect(await open(person)).toEqual([body]);
    await bank.call('POST', `/api/v1/wallet/withdrawals/${body.id}/cancel`, { as: person });
    expect(await open(person)).toEqual([]);
    const ended = await bank.call('GET', '/api/v1/wallet/withdrawals?state=ended', { as: person });
    expect(ended.body.items).toMatchObject([{ id: body.id, state: 'cancelled' }]);
  });
});

describe('a bank account', () => {
  it('is saved with the PIN in the call only, also within the window', async () => {
    const person = await bank.person('Amina');
    expect(await addAccount(person, iban)).toMatchObject({
      status: 401,
      body: { code: 'pin_required', in_call: true },
    });
    expect((await addAccount(person, { ...iban, pin: '000000' })).body.code).toBe('pin_incorrect');
    const list = await bank.call('GET', '/api/v1/wallet/payout-accounts', { as: person });
    expect(list.body.items).toEqual([]);
    const saved = await addAccount(person, { ...iban, pin: TEST_PIN }, { pin: 'none' });
    expect(saved.status).toBe(201);
    expect((await addAccount(person, iban)).body).toEqual(saved.body);
  });

  it('sent from two devices at once is one, and there are never more than allowed', async () => {
    const person = await bank.person('Amina');
    const add = (holder: string) => addAccount(person, { ...iban, holder, pin: TEST_PIN });
    const twice = await Promise.all([add('Amina'), add('Amina'), add('Amina')]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    for (let at = 1; at < PAYOUT_ACCOUNTS_MAX - 1; at += 1) await add(`Amina ${at}`);
    const last = await Promise.all(['x', 'y', 'z'].map((letter) => add(`Amina ${letter}`)));
    const codes = last.map(({ body }) => body.code ?? 'saved');
    expect(codes.filter((code) => code === 'saved')).toHaveLength(1);
    expect(codes.filter((code) => code === 'payout_limit_reached')).toHaveLength(2);
  });
});

describe('the owner of a bank account', () => {
  const told = async ({ userId }: TestPerson) => {
    const { rows } = await bank.database.pool.query<{ kind: string; ending: string }>(
      `select payload ->> 'kind' as kind, payload -> 'params' ->> 'ending' as ending
       from platform.event
       where topic = 'notification.asked' and payload ->> 'user_id' = $1
         and payload ->> 'kind' like 'wallet.payout_account%'
       order by id`,
      [userId],
    );
    return rows.map(({ kind, ending }) => `${kind} ${ending}`);
  };

  it('is told once when it is added, not when it is added again, and when it is removed', async () => {
    const { person, account } = await customer();
    await addAccount(person, { ...iban, pin: TEST_PIN });
    expect(await told(person)).toEqual(['wallet.payout_account_added 3000']);
    await bank.call('DELETE', `/api/v1/wallet/payout-accounts/${account}`, { as: person });
    expect((await told(person)).at(-1)).toBe('wallet.payout_account_removed 3000');
    const stranger = await bank.person('Bola', '1', 'USD');
    await bank.call('DELETE', `/api/v1/wallet/payout-accounts/${account}`, { as: stranger });
    expect(await told(stranger)).toEqual([]);
  });
});
