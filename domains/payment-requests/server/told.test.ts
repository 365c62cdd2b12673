import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EXPIRE } from './end-request.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/requests';
const post = (as: TestPerson, path: string, body: object = {}) =>
  bank.call('POST', `${PATH}${path}`, { as, key: crypto.randomUUID(), body });
const ask = async (as: TestPerson, payer: TestPerson | undefined, more: object = {}) =>
  (await post(as, '', { ...(payer && { payer: { username: payer.username } }), ...more })).body;
const pay = (as: TestPerson, id: string, more: object = {}) =>
  post(as, `/${id}/pay`, { pin: TEST_PIN, ...more });
const pair = async () => [await bank.person('Amina'), await bank.person('Bao', '10000')] as const;

/** What the bell was asked to say to someone about a request, oldest first. */
async function noticesFor(person: TestPerson, kind: string) {
  const { rows } = await bank.database.pool.query(
    `select payload from platform.event
     where topic = 'notification.asked' and payload ->> 'user_id' = $1 and payload ->> 'kind' = $2 order by id`,
    [person.userId, kind],
  );
  return rows.map(({ payload }) => [payload.params, payload.link]);
}
/** Whose open pages heard of a request, and in which states. */
async function heardOf(id: string) {
  const { rows } = await bank.database.pool.query(
    `select payload ->> 'state' as state, audience::text[] from platform.event
     where topic = 'wallet.request_changed' and payload ->> 'id' = $1 order by id`,
    [id],
  );
  return rows.map(({ state, audience }) => [state, audience]);
}
const link = (id: string) => `/wallet/requests/${id}`;

describe('both sides of a request', () => {
  it('hear that it was declined, and each one that was declined with it, by the name of who did it', async () => {
    const [amina, bao] = await pair();
    const first = await ask(amina, bao, { amount: jvd('5'), note: 'Rent' });
    const second = await ask(amina, bao, { asset: 'JVD' });
    const both = [amina.userId, bao.userId];
    await post(bao, `/${first.id}/decline`, { block: true });
    const told = await noticesFor(amina, 'wallet.request_declined');
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        [{ name: 'Bao Test', ...jvd('5'), note: 'Rent' }, link(first.id)],
        [{ name: 'Bao Test', note: null }, link(second.id)],
      ]),
    );
    for (const { id } of [first, second])
      expect(await heardOf(id)).toEqual([
        ['pending', both],
        ['declined', both],
      ]);
    // Declined without a block, only the one: and more may be asked for.
    await bank.call('DELETE', `/api/v1/wallet/request-blocks/${amina.userId}`, { as: bao });
    const [third, fourth] = [
      await ask(amina, bao, { amount: jvd('5') }),
      await ask(amina, bao, { amount: jvd('5') }),
    ];
    await post(bao, `/${third.id}/decline`, {});
    expect((await heardOf(fourth.id)).map(([state]) => state)).toEqual(['pending']);
    expect((await post(amina, '', { payer: { username: bao.username }, amount: jvd('5') })).status).toBe(201);
  });

  it('hear that it was cancelled; of one that anybody may pay its maker alone', async () => {
    const [amina, bao] = await pair();
    const named = await ask(amina, bao, { amount: jvd('5') });
    const open = await ask(amina, undefined, { amount: jvd('5') });
    for (const { id } of [named, open]) await post(amina, `/${id}/cancel`);
    expect(await noticesFor(bao, 'wallet.request_cancelled')).toEqual([
      [{ name: 'Amina Test', ...jvd('5'), note: null }, link(named.id)],
    ]);
    const [both, alone] = [[amina.userId, bao.userId], [amina.userId]];
    expect([await heardOf(named.id), await heardOf(open.id)]).toEqual([
      [
        ['pending', both],
        ['cancelled', both],
      ],
      [
        ['pending', alone],
        ['cancelled', alone],
      ],
    ]);
  });

  it('hear that it has expired, its maker with the name of the payer where one was named and is still there', async () => {
    const [amina, bao] = await pair();
    const gone = await bank.person('Gone');
    const asked = [
      await ask(amina, bao, { amount: jvd('1'), expires_in_days: 1 }),
      await ask(amina, undefined, { amount: jvd('2'), expires_in_days: 1 }),
      await ask(amina, gone, { amount: jvd('3'), expires_in_days: 1 }),
    ];
    const later = await ask(amina, bao, { amount: jvd('4'), expires_in_days: 2 });
    bank.people.remove(gone.userId);
    bank.clock.advance(24 * 3600 + 1);
    await bank.runJob(EXPIRE);
    const told = await noticesFor(amina, 'wallet.request_expired');
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining(
        ['Bao Test', '', ''].map((name, place) => [
          { name, ...jvd(String(place + 1)), note: null },
          link(asked[place].id),
        ]),
      ),
    );
    const states = async (id: string) => (await heardOf(id)).map(([state]) => state);
    expect([await states(asked[1].id), await states(later.id)]).toEqual([
      ['pending', 'expired'],
      ['pending'],
    ]);
  });
});

describe('a request that anybody may pay', () => {
  it('has a payer once it is paid, who can no more decline it than others can', async () => {
    const [amina, bao] = await pair();
    const { id } = await ask(amina, undefined, { amount: jvd('500') });
    expect((await post(bao, `/${id}/decline`)).status).toBe(404);
    const paid = await pay(bao, id);
    expect(paid.body.transfer).toMatchObject({ state: 'posted' });
    expect(await heardOf(id)).toEqual([
      ['pending', [amina.userId]],
      ['paid', [amina.userId, bao.userId]],
    ]);
    expect((await post(bao, `/${id}/decline`)).status).toBe(404);
    expect((await post(bao, `/${id}/cancel`)).status).toBe(404);
    expect((await post(amina, `/${id}/cancel`)).body).toMatchObject({
      code: 'request_closed',
      state: 'paid',
    });
  });
});

describe('a quote for a request', () => {
  it('brings the currency that was asked for, and not the same number of another', async () => {
    await bank.setRates();
    const [amina] = await pair();
    const bao = await bank.person('Bao', '1000000');
    const usd = { value: '1000', assetCode: 'USD', assetScale: 2 };
    const { id } = await ask(amina, bao, { amount: usd });
    const quoteOf = async (to: string) =>
      (
        await bank.call('POST', '/api/v1/wallet/quotes', {
          as: bao,
          body: { from: 'JVD', to, side: 'target', amount: { ...usd, assetCode: to } },
        })
      ).body.id;
    expect((await pay(bao, id, { quote_id: await quoteOf('EUR') })).body.code).toBe('quote_mismatch');
    expect((await pay(bao, id, { quote_id: await quoteOf('USD') })).status).toBe(201);
  });
});

it('those whom a person has blocked are listed while they are there, and only they', async () => {
  const [amina, bao] = await pair();
  const [cleo, dan] = [await bank.person('Cleo'), await bank.person('Dan')];
  for (const asker of [cleo, dan]) {
    const { id } = await ask(asker, bao, { amount: jvd('5') });
    await post(bao, `/${id}/decline`, { block: true });
  }
  const listed = async (as: TestPerson) =>
    (await bank.call('GET', '/api/v1/wallet/request-blocks', { as })).body.items.map(
      ({ user_id: id }: { user_id: string }) => id,
    );
  expect(new Set(await listed(bao))).toEqual(new Set([cleo.userId, dan.userId]));
  bank.people.remove(cleo.userId);
  expect([await listed(bao), await listed(amina)]).toEqual([[dan.userId], []]);
});
