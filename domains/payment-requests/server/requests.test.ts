import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REQUESTS_TO_STRANGERS_MAX } from '../contract/limits.ts';
import { EXPIRE } from './end-request.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/requests';
const DAY_S = 24 * 3600;

const ask = (as: TestPerson, body: unknown, key: string = crypto.randomUUID()) =>
  bank.call('POST', PATH, { as, key, body });
const pay = (as: TestPerson, id: string, body: object = {}, key: string = crypto.randomUUID()) =>
  bank.call('POST', `${PATH}/${id}/pay`, { as, key, body: { pin: TEST_PIN, ...body } });
const read = (as: TestPerson, id: string) => bank.call('GET', `${PATH}/${id}`, { as });

/** What the bell was asked to say to someone, oldest first. */
async function noticesFor(person: TestPerson) {
  const { rows } = await bank.database.pool.query(
    "select payload from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id",
    [person.userId],
  );
  return rows.map((row) => row.payload);
}

async function pair(value = '10000') {
  return { amina: await bank.person('Amina'), bao: await bank.person('Bao', value) };
}

describe('asking for money', () => {
  it('tells the other, who pays with one press; both see the same request and transfer', async () => {
    const { amina, bao } = await pair();
    const asked = await ask(amina, {
      payer: { username: bao.username },
      amount: jvd('2500'),
      note: ' Rent ',
    });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      role: 'requester',
      state: 'pending',
      amount: jvd('2500'),
      paid: jvd('0'),
      remaining: jvd('2500'),
      note: 'Rent',
      payer: { user_id: bao.userId },
      is_open: false,
      transfer_ids: [],
    });
    expect(await noticesFor(bao)).toEqual([
      {
        user_id: bao.userId,
        kind: 'wallet.request_received',
        params: { name: 'Amina Test', ...jvd('2500'), note: 'Rent' },
        link: `/wallet/requests/${asked.body.id}`,
      },
    ]);
    expect((await read(bao, asked.body.id)).body).toMatchObject({ role: 'payer', state: 'pending' });

    const paid = await pay(bao, asked.body.id);

    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({
      request: {
        state: 'paid',
        paid: jvd('2500'),
        remaining: jvd('0'),
        transfer_ids: [paid.body.transfer.id],
      },
      transfer: { amount: jvd('2500'), note: 'Rent', to: { user_id: amina.userId } },
    });
    expect([await bank.balance(amina), await bank.balance(bao)]).toEqual(['2500', '7500']);
    const { rows } = await bank.database.pool.query(
      "select payload, audience::text[] from platform.event where topic = 'wallet.request_changed' and payload ->> 'id' = $1 order by id",
      [asked.body.id],
    );
    expect(rows.map((row) => row.payload.state)).toEqual(['pending', 'paid']);
    expect(rows.every((row) => row.audience.length === 2)).toBe(true);
  });

  it('asks for the PIN in the call, also of whom one has paid before and for the smallest amount', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao', '1000')];
    await bank.send(bao, { to: { username: amina.username }, amount: jvd('1') });
    const { body } = await ask(amina, { payer: { username: bao.username }, amount: jvd('1') });
    const key = crypto.randomUUID();
    const without = () => bank.call('POST', `${PATH}/${body.id}/pay`, { as: bao, key, body: {} });
    expect(await without()).toMatchObject({ status: 401, body: { code: 'pin_required', in_call: true } });
    expect((await pay(bao, body.id, {}, key)).status).toBe(201);
    expect((await without()).status, 'a repeat answers as the first').toBe(201);
    expect(await bank.balance(bao)).toBe('998');
  });

  it('is paid once, when 50 different presses pay at the same time', async () => {
    const { amina, bao } = await pair();
    const { body } = await ask(amina, { payer: { username: bao.username }, amount: jvd('100') });
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(bao, body.id)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'request_closed')).toHaveLength(49);
    expect(await bank.balance(amina)).toBe('100');
  });

  it('is paid once, when one press arrives 20 times', async () => {
    const { amina, bao } = await pair();
    const { body } = await ask(amina, { payer: { username: bao.username }, amount: jvd('100') });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(bao, body.id, {}, 'one')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await bank.balance(amina)).toBe('100');
  });

  it('takes parts from a named payer up to the whole, never more', async () => {
    const { amina, bao } = await pair();
    const { body } = await ask(amina, { payer: { email: bao.email }, amount: jvd('1000') });
    expect((await pay(bao, body.id, { amount: jvd('400') })).body.request).toMatchObject({
      state: 'partially_paid',
      remaining: jvd('600'),
    });
    const over = await pay(bao, body.id, { amount: jvd('601') });
    expect([over.status, over.body.code, over.body.remaining]).toEqual([422, 'over_request', '600']);
    expect((await pay(bao, body.id)).body.request).toMatchObject({ state: 'paid', paid: jvd('1000') });
    expect((await read(amina, body.id)).body.transfer_ids).toHaveLength(2);
  });

  it('leaves the amount to the payer where none is named', async () => {
    const { amina, bao } = await pair();
    const { body } = await ask(amina, { payer: { username: bao.username }, asset: 'JVD' });
    expect(body).toMatchObject({ amount: null, remaining: null, asset: 'JVD' });
    expect((await pay(bao, body.id)).body.code).toBe('invalid_amount');
    const usd = { value: '5', assetCode: 'USD', assetScale: 2 };
    expect((await pay(bao, body.id, { amount: usd })).body.code).toBe('unknown_currency');
    expect((await pay(bao, body.id, { amount: jvd('77') })).body.request).toMatchObject({
      state: 'paid',
      paid: jvd('77'),
    });
  });

  it('by a link can be paid by anybody, once and in whole; others with the link do not learn by whom', async () => {
    const { amina, bao } = await pair();
    const cleo = await bank.person('Cleo', '1000');
    const { body } = await ask(amina, { amount: jvd('500') });
    expect(body).toMatchObject({ is_open: true, payer: null });
    expect((await read(cleo, body.id)).body).toMatchObject({ role: 'payer', state: 'pending' });
    expect((await pay(bao, body.id, { amount: jvd('499') })).body.code).toBe('invalid_amount');
    expect((await pay(bao, body.id)).status).toBe(201);
    expect((await pay(cleo, body.id)).body).toMatchObject({ code: 'request_closed', state: 'paid' });
    expect((await read(cleo, body.id)).body).toMatchObject({ state: 'paid', payer: null, transfer_ids: [] });
    expect((await read(bao, body.id)).body).toMatchObject({ payer: { user_id: bao.userId } });
  });
});

describe('a request', () => {
  it('is there for its two sides only, and can be paid by neither a stranger nor the one who made it', async () => {
    const { amina, bao } = await pair();
    const cleo = await bank.person('Cleo', '1000');
    const { body } = await ask(amina, { payer: { username: bao.username }, amount: jvd('5') });
    for (const answer of [
      await read(cleo, body.id),
      await pay(cleo, body.id),
      await bank.call('POST', `${PATH}/${body.id}/decline`, { as: cleo, body: {} }),
      await bank.call('POST', `${PATH}/${body.id}/cancel`, { as: bao }),
      await bank.call('POST', `${PATH}/${body.id}/decline`, { as: amina, body: {} }),
      await read(amina, 'no-id'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await pay(amina, body.id)).body.code).toBe('recipient_self');
    expect((await bank.call('GET', `${PATH}/${body.id}`)).status).toBe(401);
    const stale = await bank.call('POST', `${PATH}/${body.id}/pay`, {
      as: bao,
      pin: 'stale',
      key: 'k',
      body: {},
    });
    expect([stale.status, stale.body.code]).toEqual([401, 'pin_required']);
    expect((await bank.call('POST', `${PATH}/${body.id}/pay`, { as: bao, body: {} })).body.code).toBe(
      'idempotency_key_required',
    );
  });

  it('is declined by its payer and cancelled by its maker, and then cannot be paid; the other hears of it', async () => {
    const { amina, bao } = await pair();
    const first = await ask(amina, { payer: { username: bao.username }, amount: jvd('5') });
    const declined = await bank.call('POST', `${PATH}/${first.body.id}/decline`, { as: bao, body: {} });
    expect(declined.body.state).toBe('declined');
    expect((await pay(bao, first.body.id)).body).toMatchObject({ code: 'request_closed', state: 'declined' });
    expect((await noticesFor(amina)).map((notice) => notice.kind)).toEqual(['wallet.request_declined']);

    const second = await ask(amina, { payer: { username: bao.username }, amount: jvd('5') });
    expect((await bank.call('POST', `${PATH}/${second.body.id}/cancel`, { as: amina })).body.state).toBe(
      'cancelled',
    );
    expect((await bank.call('POST', `${PATH}/${second.body.id}/cancel`, { as: amina })).status).toBe(409);
    expect((await noticesFor(bao)).map((notice) => notice.kind)).toContain('wallet.request_cancelled');
  });

  it('expires, for everybody at once, and its maker hears of it', async () => {
    const { amina, bao } = await pair();
    const { body } = await ask(amina, {
      payer: { username: bao.username },
      amount: jvd('5'),
      expires_in_days: 1,
    });
    bank.clock.advance(DAY_S + 1);
    expect((await read(bao, body.id)).body.state).toBe('expired');
    expect((await pay(bao, body.id)).body).toMatchObject({ code: 'request_closed', state: 'expired' });
    await bank.runJob(EXPIRE);
    const { rows } = await bank.database.pool.query(
      'select state from payment_requests.payment_request where id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ state: 'expired' }]);
    expect((await noticesFor(amina)).map((notice) => notice.kind)).toEqual(['wallet.request_expired']);
  });

  it('is refused with its reason where it cannot be made or paid', async () => {
    const { amina, bao } = await pair('10');
    for (const [body, code] of [
      [{ payer: { username: bao.username } }, 'validation_failed'],
      [{ payer: { username: bao.username }, amount: jvd('0') }, 'invalid_amount'],
      [{ payer: { username: bao.username }, amount: jvd('5'), asset: 'JVD' }, 'validation_failed'],
      [{ payer: { username: 'nobody' }, amount: jvd('5') }, 'recipient_unknown'],
      [{ payer: { username: amina.username }, amount: jvd('5') }, 'recipient_self'],
      [{ amount: jvd('5'), expires_in_days: 0 }, 'validation_failed'],
      [{ amount: jvd('5'), expires_in_days: 366 }, 'validation_failed'],
      [{ asset: 'XYZ' }, 'unknown_currency'],
      [{ amount: jvd('5'), note: 'x'.repeat(141) }, 'validation_failed'],
    ] as const) {
      expect([body, (await ask(amina, body)).body.code]).toEqual([body, code]);
    }
    const { body } = await ask(amina, { payer: { username: bao.username }, amount: jvd('11') });
    const poor = await pay(bao, body.id);
    expect([poor.status, poor.body.code]).toEqual([402, 'insufficient_funds']);
    expect((await read(bao, body.id)).body.state).toBe('pending');
  });

  it('is listed for each side in pages, newest first, with how many wait', async () => {
    const { amina, bao } = await pair();
    const ids: string[] = [];
    for (let at = 1; at <= 3; at += 1) {
      ids.unshift((await ask(amina, { payer: { username: bao.username }, amount: jvd(String(at)) })).body.id);
    }
    await bank.call('POST', `${PATH}/${ids[0]}/cancel`, { as: amina });
    const first = await bank.call('GET', `${PATH}?role=payer&limit=2`, { as: bao });
    const second = await bank.call('GET', `${PATH}?role=payer&limit=2&after=${first.body.next}`, { as: bao });
    const shown = [...first.body.items, ...second.body.items].map((item: { id: string }) => item.id);
    expect([shown, first.body.to_pay, second.body.next]).toEqual([ids, 2, null]);
    const open = await bank.call('GET', `${PATH}?role=requester&state=open`, { as: amina });
    expect(open.body.items.map((item: { id: string }) => item.id)).toEqual(ids.slice(1));
    expect((await bank.call('GET', `${PATH}?role=requester`, { as: bao })).body.items).toEqual([]);
    expect((await bank.call('GET', `${PATH}?after=x`, { as: bao })).status).toBe(422);
  });
});

describe('nobody is pestered', () => {
  it('by more than a few open requests of someone they never dealt with', async () => {
    const { amina, bao } = await pair();
    const ids: string[] = [];
    for (let at = 0; at < REQUESTS_TO_STRANGERS_MAX; at += 1) {
      ids.push((await ask(amina, { payer: { username: bao.username }, amount: jvd('5') })).body.id);
    }
    const one = { payer: { username: bao.username }, amount: jvd('5') };
    const refused = await ask(amina, one);
    expect([refused.status, refused.body.code]).toEqual([403, 'request_limit_reached']);
    // Who has paid once is no stranger, and a link pesters nobody.
    expect((await ask(amina, { amount: jvd('5') })).status).toBe(201);
    await pay(bao, ids[0] ?? '');
    expect((await ask(amina, one)).status).toBe(201);
  });

  it('by someone they blocked; that can be taken back', async () => {
    const { amina, bao } = await pair();
    const one = { payer: { username: bao.username }, amount: jvd('5') };
    const [first, second] = [(await ask(amina, one)).body.id, (await ask(amina, one)).body.id];
    await bank.call('POST', `${PATH}/${first}/decline`, { as: bao, body: { block: true } });
    expect((await read(bao, second)).body.state).toBe('declined');
    const refused = await ask(amina, one);
    expect([refused.status, refused.body.code]).toEqual([403, 'request_refused']);
    const blocks = await bank.call('GET', '/api/v1/wallet/request-blocks', { as: bao });
    expect(blocks.body.items).toEqual([
      { user_id: amina.userId, username: amina.username, name: 'Amina Test' },
    ]);
    await bank.call('DELETE', `/api/v1/wallet/request-blocks/${amina.userId}`, { as: bao });
    expect((await ask(amina, one)).status).toBe(201);
  });
});

it('the ledger stays whole', async () => {
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});
