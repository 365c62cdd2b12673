import { keyIn } from '@egcr/developers/testing';
import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, ownBalance, shopIn } from '../testing/bank.ts';
import { businessesIn } from '../testing/businesses.ts';

let bank: Bank;
let teams: ReturnType<typeof businessesIn>;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  teams = businessesIn(bank);
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const LINKS = '/api/v1/payment-links';
const KEYS = '/api/v1/developers/keys';
const link = { title: 'Coffee beans', amount: jvd('2500') };

interface Asked {
  readonly body?: object;
  readonly key?: string;
}

type Method = 'GET' | 'POST' | 'PUT';

/** A call that a person makes for a business. */
const ask = (
  method: Method,
  path: string,
  [as, actingFor]: readonly [TestPerson, string],
  { body, key = crypto.randomUUID() }: Asked = {},
): Promise<Answer> => bank.call(method, path, { as, actingFor, key, ...(body && { body }) });

async function sold(id: string, owner: TestPerson): Promise<{ payer: TestPerson; payment: string }> {
  const made = await ask('POST', LINKS, [owner, id], { body: link });
  expect(made.status).toBe(201);
  const payer = await bank.person('Pim', '10000');
  const paid = await shops.buy(payer, String(made.body.id));
  expect(paid.body.state).toBe('succeeded');
  return { payer, payment: String(paid.body.id) };
}

describe('a business as a merchant', () => {
  it('sells, has the money, and gets it into its own wallet, apart from its owner’s sales [SYS-02]', async () => {
    const { id, owner } = await teams.firm();
    const { payer, payment } = await sold(id, owner);
    const page = await bank.call('GET', `/api/v1/payments/${payment}`, { as: payer });
    expect(page.body).toMatchObject({ role: 'payer', merchant: { username: '', user_id: id } });
    expect(page.body.merchant.name).toMatch(/^Firm /);
    expect((await ask('GET', '/api/v1/payment-balance', [owner, id])).body.items).toEqual(
      ownBalance('2475', '0'),
    );
    expect(await shops.balance(owner)).toEqual([]);
    expect((await bank.call('GET', LINKS, { as: owner })).body.items).toEqual([]);
    expect((await bank.call('GET', `/api/v1/payments/${payment}`, { as: owner })).status).toBe(404);
    await shops.makeAvailable();
    const paidOut = await ask('POST', '/api/v1/payment-balance/payouts', [owner, id], {
      body: { amount: jvd('2000'), pin: TEST_PIN },
    });
    expect(paidOut.status).toBe(201);
    expect(await teams.walletOf(id, owner)).toBe('2000');
    expect(await bank.balance(owner)).toBe('0');
    expect((await ask('GET', '/api/v1/payment-balance', [owner, id])).body.items).toEqual(
      ownBalance('0', '475'),
    );
  });

  it('is read by its team, changed by owners and finance, and not there for anybody else', async () => {
    const { id, owner } = await teams.firm();
    const [finance, editor, viewer] = [
      await teams.join(id, owner, 'finance'),
      await teams.join(id, owner, 'editor'),
      await teams.join(id, owner, 'viewer'),
    ];
    const made = await ask('POST', LINKS, [finance, id], { body: link });
    expect(made.status).toBe(201);
    const one = `${LINKS}/${made.body.id}`;
    for (const reader of [owner, editor, viewer])
      expect((await ask('GET', one, [reader, id])).status).toBe(200);
    const key = { name: 'Shop', mode: 'test', scopes: ['payments.read'], pin: TEST_PIN };
    const payout = { amount: jvd('1'), pin: TEST_PIN };
    for (const reader of [editor, viewer])
      for (const [method, path, body] of [
        ['POST', LINKS, link],
        ['PUT', `${one}/state`, { state: 'inactive' }],
        ['POST', KEYS, key],
        ['POST', '/api/v1/developers/webhooks', { url: 'https://example.org/', mode: 'test', pin: TEST_PIN }],
        ['POST', '/api/v1/payment-balance/payouts', payout],
        ['POST', '/api/v1/risk/list', { kind: 'country', entry: 'IT' }],
      ] as const) {
        const { status, body: said } = await ask(method, path, [reader, id], { body });
        expect([path, status, said.code]).toEqual([path, 403, 'role_required']);
      }
    const [stranger, other] = [await bank.person('Sly'), await teams.firm()];
    for (const person of [stranger, other.owner]) {
      expect((await ask('GET', one, [person, id])).status).toBe(404);
      expect((await ask('POST', KEYS, [person, id], { body: key })).status).toBe(404);
    }
    expect((await ask('GET', one, [other.owner, other.id])).status).toBe(404);
    expect((await bank.call('GET', one, { as: owner })).status).toBe(404);
  });

  it('keeps its keys when the member who made them leaves, and the member acts for it no more', async () => {
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    const body = { name: 'Shop', mode: 'live', scopes: ['payments.read', 'payments.write'], pin: TEST_PIN };
    const { secret } = (await ask('POST', KEYS, [finance, id], { body })).body;
    const byKey = await bank.call('POST', LINKS, { bearer: secret, key: crypto.randomUUID(), body: link });
    expect(byKey.status).toBe(201);
    const repeated = crypto.randomUUID();
    expect((await ask('POST', LINKS, [finance, id], { body: link, key: repeated })).status).toBe(201);
    expect((await teams.leave(id, owner, finance)).status).toBe(204);
    expect((await ask('GET', LINKS, [finance, id])).status).toBe(404);
    // Also what was done once is not shown to them again.
    expect((await ask('POST', LINKS, [finance, id], { body: link, key: repeated })).status).toBe(404);
    expect((await ask('POST', KEYS, [finance, id], { body })).status).toBe(404);
    const kept = await bank.call('GET', LINKS, { bearer: secret });
    expect(kept.body.items.map((each: { id: string }) => each.id)).toContain(byKey.body.id);
    expect((await ask('GET', KEYS, [owner, id])).body.items).toHaveLength(1);
    expect((await bank.call('GET', KEYS, { as: finance })).body.items).toEqual([]);
    expect((await keyIn(bank)(finance)).status).toBe(201);
  });

  it('is named by the header alone, and only where a call is made for someone', async () => {
    const { id, owner } = await teams.firm();
    const wrong = async (actingFor: string, path = LINKS) => {
      const { status, body } = await bank.call('GET', path, { as: owner, actingFor });
      return [status, body.errors?.[0]?.field, body.errors?.[0]?.code];
    };
    expect(await wrong('me')).toEqual([422, 'acting-for', 'format']);
    expect(await wrong(`${id},${id}`)).toEqual([422, 'acting-for', 'format']);
    expect(await wrong(id, '/api/v1/wallet')).toEqual([422, 'acting-for', 'not_offered']);
    const { secret } = (await keyIn(bank)(owner)).body;
    const byKey = await bank.call('GET', LINKS, { bearer: secret, actingFor: id });
    expect([byKey.status, byKey.body.errors?.[0]?.code]).toEqual([422, 'not_offered']);
    // An Idempotency-Key stands for the business, too.
    const key = crypto.randomUUID();
    expect((await ask('POST', LINKS, [owner, id], { body: link, key })).status).toBe(201);
    const own = await bank.call('POST', LINKS, { as: owner, key, body: link });
    expect(own.body.code).toBe('idempotency_mismatch');
  });

  it('that only says it is one sells nothing, and one that has ended is not paid', async () => {
    const person = await bank.person('Sam');
    const { body } = await bank.call('POST', '/api/v1/organisations', {
      as: person,
      key: crypto.randomUUID(),
      body: { kind: 'business', name: 'Only Said', country: 'IT' },
    });
    expect((await ask('GET', LINKS, [person, body.id])).body.items).toEqual([]);
    expect((await ask('POST', LINKS, [person, body.id], { body: link })).body.code).toBe('role_required');
    const { id, owner } = await teams.firm();
    const made = await ask('POST', LINKS, [owner, id], { body: link });
    const payer = await bank.person('Pim', '10000');
    const started = await shops.start(payer, String(made.body.id));
    expect(started.status).toBe(201);
    const key = { name: 'Shop', mode: 'live', scopes: ['payments.read'], pin: TEST_PIN };
    const { secret } = (await ask('POST', KEYS, [owner, id], { body: key })).body;
    await teams.close(id, owner);
    expect((await shops.start(payer, String(made.body.id))).status).toBe(404);
    expect((await shops.confirm(payer, String(started.body.id))).status).toBe(404);
    expect((await bank.call('GET', `/api/v1/pay/${made.body.id}`)).status).toBe(404);
    expect((await bank.call('GET', LINKS, { bearer: secret })).status).toBe(401);
    expect((await ask('POST', LINKS, [owner, id], { body: link })).body.code).toBe('role_required');
    expect(await bank.balance(payer)).toBe('10000');
  });

  it('that the register has stopped sells nothing until it goes on; its buyers read that the link is off [SYS-08]', async () => {
    const { id, owner } = await teams.firm();
    const { body: made } = await ask('POST', LINKS, [owner, id], { body: link });
    const payer = await bank.person('Pim', '10000');
    const { body: started } = await shops.start(payer, String(made.id));
    const key = { name: 'Shop', mode: 'live', scopes: ['payments.read', 'payments.write'], pin: TEST_PIN };
    const { secret } = (await ask('POST', KEYS, [owner, id], { body: key })).body;
    const order = { ...link, success_url: 'https://shop.example/done' };
    const byKey = (path: string, body: object) =>
      bank.call('POST', path, { bearer: secret, key: crypto.randomUUID(), body });
    const switched = (state: string) =>
      ask('PUT', `${LINKS}/${made.id}/state`, [owner, id], { body: { state } });
    const pageState = async () => (await bank.call('GET', `/api/v1/pay/${made.id}`)).body.state;
    teams.suspend(id);
    expect(await pageState()).toBe('inactive');
    for (const refused of [await shops.start(payer, String(made.id)), await shops.confirm(payer, started.id)])
      expect(refused).toMatchObject({ status: 409, body: { code: 'link_closed', state: 'inactive' } });
    for (const refused of [
      await ask('POST', LINKS, [owner, id], { body: link }),
      await byKey(LINKS, link),
      await byKey('/api/v1/checkout-sessions', order),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'business_status_forbids' } });
    // Switching off goes on; switching on waits until it may sell.
    expect((await switched('inactive')).status).toBe(200);
    expect((await switched('active')).body.code).toBe('business_status_forbids');
    expect(await bank.balance(payer)).toBe('10000');
    teams.lift(id);
    expect((await switched('active')).status).toBe(200);
    expect(await pageState()).toBe('active');
    expect((await shops.confirm(payer, started.id)).body.state).toBe('succeeded');
    expect((await byKey('/api/v1/checkout-sessions', order)).status).toBe(201);
  });

  it('that the register has stopped gives back what its sales have, and nothing out of its wallet', async () => {
    const { id, owner } = await teams.firm();
    const { payment } = await sold(id, owner);
    await bank.fund(owner, jvd('100'));
    const body = { amount: jvd('100') };
    await bank.call('POST', `/api/v1/treasury/${id}/deposits`, { as: owner, key: crypto.randomUUID(), body });
    const refund = (minor: string) =>
      ask('POST', `/api/v1/payments/${payment}/refunds`, [owner, id], {
        body: { amount: jvd(minor), pin: TEST_PIN },
      });
    teams.suspend(id);
    expect((await refund('2500')).body.code).toBe('business_status_forbids');
    expect(await teams.walletOf(id, owner)).toBe('100');
    expect((await refund('2000')).status).toBe(201);
  });

  it('refunds from its sales, then from its wallet, as far as one member alone may', async () => {
    const { id, owner } = await teams.firm();
    const { payer, payment } = await sold(id, owner);
    const refund = () =>
      ask('POST', `/api/v1/payments/${payment}/refunds`, [owner, id], { body: { pin: TEST_PIN } });
    expect((await refund()).body.code).toBe('insufficient_funds');
    await bank.fund(owner, jvd('100'));
    await bank.call('POST', `/api/v1/treasury/${id}/deposits`, {
      as: owner,
      key: crypto.randomUUID(),
      body: { amount: jvd('100') },
    });
    await bank.call('PUT', `/api/v1/treasury/${id}/freeze`, { as: owner });
    expect((await refund()).body.code).toBe('business_wallet_frozen');
    await bank.call('DELETE', `/api/v1/treasury/${id}/freeze`, { as: owner });
    const done = await refund();
    expect([done.status, done.body.refunded.value]).toEqual([201, '2500']);
    expect(await bank.balance(payer)).toBe('10000');
    expect(await teams.walletOf(id, owner)).toBe('75');
  });

  it('tells those who handle its money, and its dispute is no affair of an officer in its team', async () => {
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    const viewer = await teams.join(id, owner, 'viewer');
    const { payer, payment } = await sold(id, owner);
    const linksOf = async (sale: string) => {
      const { rows } = await bank.database.pool.query(
        `select payload->>'user_id' as told, payload->>'link' as link from platform.event
         where topic = 'notification.asked' and payload->>'kind' = 'payments.received' and payload->>'link' like $1`,
        [`%${sale}%`],
      );
      return new Map(rows.map(({ told, link }) => [told, link]));
    };
    const link = `/payment-gateway/payments/${payment}?business=${id}`;
    expect(await linksOf(payment)).toEqual(
      new Map([
        [owner.userId, link],
        [finance.userId, link],
      ]),
    );
    // Also where one person alone handles its money.
    const lone = await teams.firm();
    const { payment: single } = await sold(lone.id, lone.owner);
    expect([...(await linksOf(single)).values()]).toEqual([
      `/payment-gateway/payments/${single}?business=${lone.id}`,
    ]);
    const opened = await bank.call('POST', `/api/v1/payments/${payment}/disputes`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { reason: 'not_received', statement: 'Nothing has come in two weeks.' },
    });
    expect(opened.status).toBe(201);
    const dispute = `/api/v1/disputes/${opened.body.id}`;
    expect((await ask('GET', dispute, [viewer, id])).body.role).toBe('merchant');
    expect((await bank.call('GET', dispute, { as: owner })).status).toBe(404);
    const answered = await ask('POST', `${dispute}/evidence`, [finance, id], {
      body: { evidence: 'It was sent on Monday, see the number of the parcel.' },
    });
    expect([answered.status, answered.body.state]).toEqual([200, 'under_review']);
  });
});
