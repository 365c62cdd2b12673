import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { POTS_MAX } from '../../contract/limits.ts';
import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/pots';

const create = (as: TestPerson, body: unknown, key: string = crypto.randomUUID()) =>
  bank.call('POST', PATH, { as, key, body });
const move = (
  as: TestPerson,
  id: string,
  way: readonly [direction: 'in' | 'out', value: string],
  key?: string,
) =>
  bank.call('POST', `${PATH}/${id}/move`, {
    as,
    key: key ?? crypto.randomUUID(),
    body: { direction: way[0], amount: jvd(way[1]) },
  });
const list = async (as: TestPerson) => (await bank.call('GET', PATH, { as })).body.items;

describe('a pot', () => {
  it('takes money that cannot be spent until it is moved back, and counts in what one owns', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const made = await create(amina, {
      name: 'Boat',
      look: 'travel',
      asset: 'JVD',
      target: jvd('5000'),
      target_on: '2027-06-30',
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Boat', balance: jvd('0'), target: jvd('5000') });

    expect((await move(amina, made.body.id, ['in', '800'])).body).toMatchObject({ balance: jvd('800') });
    expect(await bank.balance(amina)).toBe('200');
    const wallet = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(wallet.body.in_pots).toEqual([jvd('800')]);
    const spent = await bank.send(amina, { to: { username: bao.username }, amount: jvd('201') });
    expect(spent.body.code).toBe('insufficient_funds');

    expect((await move(amina, made.body.id, ['out', '801'])).body.code).toBe('insufficient_funds');
    expect((await move(amina, made.body.id, ['out', '300'])).body).toMatchObject({ balance: jvd('500') });
    expect(await bank.balance(amina)).toBe('500');
  });

  it('stands in the history by its name, with nobody on the other side', async () => {
    const amina = await bank.person('Amina', '1000');
    const { body } = await create(amina, { name: 'Rainy day', asset: 'JVD' });
    await move(amina, body.id, ['in', '10']);
    await move(amina, body.id, ['out', '4']);
    const { items } = (await bank.call('GET', '/api/v1/wallet/activity', { as: amina })).body;
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'pot_out', direction: 'in', amount: jvd('4'), note: 'Rainy day', counterpart: null },
      { kind: 'pot_in', direction: 'out', amount: jvd('10'), note: 'Rainy day', counterpart: null },
    ]);
    expect((await bank.call('GET', '/api/v1/wallet/transfers', { as: amina })).body.items).toEqual([]);
  });

  it('moves once for each press, and never more than there is, however many presses', async () => {
    const amina = await bank.person('Amina', '1000');
    const { body } = await create(amina, { name: 'Boat', asset: 'JVD' });
    await Promise.all(Array.from({ length: 10 }, () => move(amina, body.id, ['in', '100'], 'one')));
    expect(await bank.balance(amina)).toBe('900');
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(amina, body.id, ['in', '900'])));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await bank.balance(amina)).toBe('0');
  });

  it('gives everything back when it is closed, and is gone', async () => {
    const amina = await bank.person('Amina', '1000');
    const { body } = await create(amina, { name: 'Boat', asset: 'JVD' });
    await move(amina, body.id, ['in', '640']);
    const close = (key: string) => bank.call('POST', `${PATH}/${body.id}/close`, { as: amina, key });
    expect((await close('a')).body).toEqual({ returned: jvd('640') });
    expect((await close('a')).body).toEqual({ returned: jvd('640') });
    expect((await close('b')).status).toBe(404);
    expect([await bank.balance(amina), await list(amina)]).toEqual(['1000', []]);
  });

  it('changes its name, look and goal', async () => {
    const amina = await bank.person('Amina');
    const { body } = await create(amina, { name: 'Boat', asset: 'JVD', target: jvd('100') });
    const change = (changed: unknown) =>
      bank.call('PATCH', `${PATH}/${body.id}`, { as: amina, body: changed });
    expect((await change({ name: 'Ship', look: 'gift', target: null })).body).toMatchObject({
      name: 'Ship',
      look: 'gift',
      target: null,
    });
    const usd = { value: '5', assetCode: 'USD', assetScale: 2 };
    expect((await change({ target: usd })).body.code).toBe('unknown_currency');
    expect((await change({ target_on: '2027-02-30' })).status).toBe(422);
  });

  it("is nobody else's, and needs a fresh PIN to move money", async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao', '100')];
    const { body } = await create(amina, { name: 'Boat', asset: 'JVD' });
    expect((await move(bao, body.id, ['in', '1'])).status).toBe(404);
    expect((await bank.call('PATCH', `${PATH}/${body.id}`, { as: bao, body: { name: 'Mine' } })).status).toBe(
      404,
    );
    expect((await bank.call('POST', `${PATH}/${body.id}/close`, { as: bao, key: 'k' })).status).toBe(404);
    expect(await list(bao)).toEqual([]);
    expect((await bank.call('GET', PATH)).status).toBe(401);
    const stale = await bank.call('POST', `${PATH}/${body.id}/move`, {
      as: amina,
      pin: 'stale',
      key: 'k',
      body: { direction: 'in', amount: jvd('1') },
    });
    expect(stale.body.code).toBe('pin_required');
    expect((await move(amina, body.id, ['in', '0'])).body.code).toBe('invalid_amount');
  });

  it('is one of so many at most, also when all are asked for at once', async () => {
    const amina = await bank.person('Amina');
    const answers = await Promise.all(
      Array.from({ length: POTS_MAX + 3 }, (_, at) => create(amina, { name: `Pot ${at}`, asset: 'JVD' })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(POTS_MAX);
    expect(answers.filter((answer) => answer.body.code === 'pot_limit_reached')).toHaveLength(3);
  });
});

it('the ledger stays whole', async () => {
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});
