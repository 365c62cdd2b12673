import { assets } from '@egcr/ledger/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, TEST_PIN, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/pots';
const post = (as: TestPerson, path: string, body?: object) =>
  bank.call('POST', PATH + path, { as, key: crypto.randomUUID(), ...(body && { body }) });
const move = (as: TestPerson, id: string, direction: 'in' | 'out', value: string) =>
  post(as, `/${id}/move`, { direction, amount: jvd(value) });
const accountsOf = ({ userId }: TestPerson) =>
  bank.ledger.balances(bank.services.db, { kind: 'person', id: userId });

describe('a pot', () => {
  it('keeps of its name, look, goal and day what a change does not name', async () => {
    const amina = await bank.person('Amina');
    const goal = { target: jvd('100'), target_on: '2031-06-30' };
    const { body: made } = await post(amina, '', { name: 'Boat', look: 'travel', asset: 'JVD', ...goal });
    const change = async (changed: object) =>
      (await bank.call('PATCH', `${PATH}/${made.id}`, { as: amina, body: changed })).body;
    expect(await change({})).toEqual(made);
    expect(await change({ name: 'Ship' })).toEqual({ ...made, name: 'Ship' });
    expect(await change({ look: 'gift' })).toEqual({ ...made, name: 'Ship', look: 'gift' });
    expect(await change({ target_on: null })).toMatchObject({ target: jvd('100'), target_on: null });
    expect(await change({ target: jvd('7'), target_on: '2031-07-01' })).toMatchObject({
      target: jvd('7'),
      target_on: '2031-07-01',
    });
    expect(await change({ target: null })).toMatchObject({ target: null, target_on: '2031-07-01' });
    const { items } = (await bank.call('GET', PATH, { as: amina })).body;
    expect(items).toMatchObject([{ id: made.id, name: 'Ship', look: 'gift', balance: jvd('0') }]);
  });

  it('that is empty is closed without a movement, and its account with it', async () => {
    const amina = await bank.person('Amina', '100');
    const { body: pot } = await post(amina, '', { name: 'Boat', asset: 'JVD' });
    expect((await post(amina, `/${pot.id}/close`)).body).toEqual({ returned: jvd('0') });
    const account = (await accountsOf(amina)).find(({ id }) => id === pot.account_id);
    expect(account).toMatchObject({ status: 'closed', version: 0n, balanceMinor: 0n });
    expect((await bank.call('PATCH', `${PATH}/${pot.id}`, { as: amina, body: {} })).status).toBe(404);
    expect((await move(amina, pot.id, 'in', '1')).status).toBe(404);
  });

  it('is there in the currency it was made in, and counts beside another of the same currency', async () => {
    const amina = await bank.person('Amina', '100');
    const [one, other] = [
      (await post(amina, '', { name: 'One', asset: 'JVD' })).body,
      (await post(amina, '', { name: 'Other', asset: 'JVD' })).body,
    ];
    const usd = { value: '1', assetCode: 'USD', assetScale: 2 };
    expect((await post(amina, `/${one.id}/move`, { direction: 'in', amount: usd })).body.code).toBe(
      'unknown_currency',
    );
    await move(amina, one.id, 'in', '30');
    await move(amina, other.id, 'in', '20');
    const wallet = async () => (await bank.call('GET', '/api/v1/wallet', { as: amina })).body;
    expect((await wallet()).in_pots).toEqual([jvd('50')]);
    await post(amina, `/${one.id}/close`);
    expect((await wallet()).in_pots).toEqual([jvd('20')]);
    expect((await wallet()).accounts[0]).toMatchObject({ balance: jvd('80'), available: jvd('80') });
  });
});

describe('a frozen wallet', () => {
  it('lets nothing out in any currency there is, takes money back from pots, and is told to open pages', async () => {
    const amina = await bank.person('Amina', '100');
    const { body: pot } = await post(amina, '', { name: 'Boat', asset: 'JVD' });
    await move(amina, pot.id, 'in', '60');
    const freeze = (frozen: boolean) =>
      bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen, pin: TEST_PIN } });
    await freeze(true);
    const statuses = async () =>
      (await accountsOf(amina))
        .map(({ asset, purpose, status }) => `${purpose === 'main' ? asset : 'pot'} ${status}`)
        .toSorted();
    expect(await statuses()).toEqual(
      [...assets.map(({ code }) => `${code} no_debit`), 'pot open'].toSorted(),
    );
    expect((await move(amina, pot.id, 'in', '1')).body.code).toBe('wallet_frozen');
    expect((await move(amina, pot.id, 'out', '10')).body).toMatchObject({ balance: jvd('50') });
    await freeze(false);
    expect(await statuses()).toEqual([...assets.map(({ code }) => `${code} open`), 'pot open'].toSorted());
    expect((await move(amina, pot.id, 'in', '1')).status).toBe(200);
    const { rows } = await bank.database.pool.query(
      "select payload, audience::text[] from platform.event where topic = 'wallet.freeze_changed' and $1 = any (audience) order by id",
      [amina.userId],
    );
    expect(rows).toEqual([true, false].map((frozen) => ({ payload: { frozen }, audience: [amina.userId] })));
  });
});
