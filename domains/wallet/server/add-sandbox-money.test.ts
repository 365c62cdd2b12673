import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SANDBOX_DAY_LIMIT_MAJOR } from '../contract/limits.ts';
import { jvd, openBank, type Bank } from './testing/bank.ts';
import type { TestPerson } from './testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/sandbox-deposits';
const LIMIT_MINOR = (SANDBOX_DAY_LIMIT_MAJOR * 100n).toString();

const add = (as: TestPerson, amount: unknown, key: string = crypto.randomUUID()) =>
  bank.call('POST', PATH, { as, key, body: { amount } });

describe('play money', () => {
  it('is added once for each key, marked as what it is', async () => {
    const amina = await bank.person('Amina');
    const first = await add(amina, jvd('5000'), 'key');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      kind: 'sandbox_deposit',
      direction: 'in',
      amount: jvd('5000'),
      counterpart: null,
    });
    expect((await add(amina, jvd('5000'), 'key')).body).toEqual(first.body);
    expect(await bank.balance(amina)).toBe('5000');
  });

  it('is added up to the limit of the day, in each currency, also when all is asked at once', async () => {
    const amina = await bank.person('Amina');
    const third = (BigInt(LIMIT_MINOR) / 3n).toString();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(amina, jvd(third))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    const refused = await add(amina, jvd('2'));
    expect([refused.status, refused.body.code, refused.body.remaining]).toEqual([
      403,
      'sandbox_limit_reached',
      '1',
    ]);
    expect((await add(amina, jvd('1'))).status).toBe(201);
    expect((await add(amina, { value: '1', assetCode: 'JPY', assetScale: 0 })).status).toBe(201);

    bank.clock.advance(24 * 3600);
    expect((await add(amina, jvd('1'))).status).toBe(201);
  });

  it('is not added to an account that the house has frozen, and counts for nothing then', async () => {
    const amina = await bank.person('Amina');
    expect((await add(amina, jvd('1'))).status).toBe(201);
    const { rows } = await bank.database.owner.query<{ id: string }>(
      "select id from ledger.account where owner_id = $1 and asset = 'JVD'",
      [amina.userId],
    );
    const set = (status: 'frozen' | 'open') =>
      bank.services.unit((work) => bank.ledger.setStatus(work, rows[0]?.id ?? '', status));
    await set('frozen');
    const refused = await add(amina, jvd('2'));
    expect([refused.status, refused.body.code]).toEqual([423, 'account_frozen']);
    await set('open');
    const rest = (BigInt(LIMIT_MINOR) - 1n).toString();
    expect((await add(amina, jvd(rest))).status).toBe(201);
    expect(await bank.balance(amina)).toBe(LIMIT_MINOR);
  });

  it('refuses more than a day holds at once, and amounts that are none', async () => {
    const amina = await bank.person('Amina');
    expect((await add(amina, jvd((BigInt(LIMIT_MINOR) + 1n).toString()))).body.code).toBe(
      'sandbox_limit_reached',
    );
    expect((await add(amina, jvd('0'))).body.code).toBe('invalid_amount');
    expect((await add(amina, { ...jvd('1'), assetCode: 'XYZ' })).body.code).toBe('unknown_currency');
    expect((await bank.call('POST', PATH, { key: 'k', body: { amount: jvd('1') } })).status).toBe(401);
  });

  it('cannot be had where the installation has no sandbox', async () => {
    const real = await openBank({ hasSandbox: false });
    try {
      const amina = await real.person('Amina');
      const answer = await real.call('POST', PATH, { as: amina, key: 'k', body: { amount: jvd('1') } });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      expect((await real.call('GET', '/api/v1/wallet', { as: amina })).body.sandbox).toBe(false);
    } finally {
      await real.close();
    }
  });
});
