import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';

let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });

const post = (path: string, as: TestPerson, body: object) =>
  bank.call('POST', `/api/v1/wallet/${path}`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, ...body },
  });

const batches = (method: 'GET' | 'POST', body?: unknown) =>
  bank.byTwo(method, '/api/v1/admin/wallet/bank-batches', {
    as: clerk,
    role: 'super_admin',
    key: crypto.randomUUID(),
    ...(body !== undefined && { body }),
  });
const makeBatch = () => batches('POST', { asset: 'EUR' });

/** A person whose withdrawal of 10.00 euros waits for the next file. */
async function waiting(name = 'Amina'): Promise<TestPerson> {
  const person = await bank.person(name, '10000', 'EUR');
  const details = { scheme: 'iban', holder: name, account: 'DE89370400440532013000', bank: '' };
  const account = await post('payout-accounts', person, details);
  const asked = await post('withdrawals', person, { payout_account: account.body.id, amount: eur('1000') });
  expect([asked.status, asked.body.held_back]).toEqual([201, null]);
  return person;
}

const shown = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as });
  return [body.items[0].state, body.items[0].held_back];
};

const freeze = (as: TestPerson, frozen: boolean) =>
  bank.call('PUT', '/api/v1/wallet/freeze', { as, body: { frozen, ...(!frozen && { pin: TEST_PIN }) } });

const later = (hours: number) => new Date(bank.clock.now().getTime() + hours * 3600_000);

describe('a waiting withdrawal', () => {
  it('stays out of the file for the bank while its owner has frozen the wallet, and goes on after (attack M3)', async () => {
    const [amina, bao] = [await waiting(), await waiting('Bao')];
    await freeze(amina, true);
    expect((await makeBatch()).body).toMatchObject({ count: 1, total: eur('1000') });
    expect([await shown(amina), await shown(bao)]).toEqual([
      ['waiting', 'wallet_frozen'],
      ['sent', null],
    ]);
    expect((await batches('GET')).body.waiting).toEqual([]);
    expect((await makeBatch()).body.code).toBe('batch_empty');
    await freeze(amina, false);
    expect((await batches('GET')).body.waiting).toEqual([{ asset: 'EUR', count: 1, total: eur('1000') }]);
    expect((await makeBatch()).body.count).toBe(1);
    expect(await shown(amina)).toEqual(['sent', null]);
    await freeze(amina, true);
    expect(await shown(amina)).toEqual(['sent', null]);
  });

  it.each([
    ['account_banned', { bannedUntil: later }],
    ['money_held', { heldUntil: later }],
  ])('stays out of the file while %s (attack M3)', async (reason, standing) => {
    const amina = await waiting();
    const until = Object.fromEntries(Object.entries(standing).map(([key, at]) => [key, at(24)]));
    bank.people.setStanding(amina.userId, until);
    expect((await makeBatch()).body.code).toBe('batch_empty');
    expect(await shown(amina)).toEqual(['waiting', reason]);
    bank.clock.advance(24 * 3600);
    expect((await makeBatch()).body.count).toBe(1);
  });

  it('stays out of the file while the house has frozen the account it leaves from', async () => {
    const amina = await waiting();
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    const { id } = body.accounts.find((account: { asset: string }) => account.asset === 'EUR');
    await bank.services.unit((work) => bank.ledger.setStatus(work, id, 'frozen'));
    expect((await makeBatch()).body.code).toBe('batch_empty');
    await bank.services.unit((work) => bank.ledger.setStatus(work, id, 'open'));
    expect((await makeBatch()).body.count).toBe(1);
  });

  it('is either in the file or held back, never both, where freezing and the file meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const amina = await waiting();
      const [frozen, made] = await Promise.all([freeze(amina, true), makeBatch()]);
      expect(frozen.status).toBe(200);
      const [state, reason] = await shown(amina);
      expect([state, reason]).toEqual(made.status === 201 ? ['sent', null] : ['waiting', 'wallet_frozen']);
      await freeze(amina, false);
      // What was held back leaves now, so the next round begins with nothing waiting.
      const left = await makeBatch();
      expect(left.status).toBe(state === 'waiting' ? 201 : 409);
    }
  });

  it('can be cancelled by its owner while it is held back', async () => {
    const amina = await waiting();
    await freeze(amina, true);
    const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as: amina });
    const ended = await bank.call('POST', `/api/v1/wallet/withdrawals/${body.items[0].id}/cancel`, {
      as: amina,
    });
    expect([ended.status, ended.body.state]).toEqual([200, 'cancelled']);
    expect(await bank.balance(amina, 'EUR')).toBe('10000');
  });
});
