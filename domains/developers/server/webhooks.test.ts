import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { WEBHOOKS_ENABLED_MAX } from '../contract/limits.ts';
import { RETRY_AFTER_S } from './hooks/deliver.ts';
import { openBank } from './testing/bank.ts';
import { keyIn } from './testing/keys.ts';
import { hooksIn, openReceiver, WEBHOOKS, type Receiver } from './testing/receiver.ts';

let bank: Bank;
let receiver: Receiver;
let hooks: ReturnType<typeof hooksIn>;
beforeAll(async () => {
  [bank, receiver] = await Promise.all([openBank(), openReceiver()]);
  hooks = hooksIn(bank, receiver);
});
afterAll(async () => {
  receiver.close();
  await bank.close();
});
beforeEach(() => receiver.begin());

const EVENTS = '/api/v1/developers/events';

/** The product's clock may stand where a test has put it: what is signed is the time that the message names. */
const sentAt = (headers: Record<string, string>) => new Date(Number(headers['webhook-timestamp']) * 1000);

/** The lines in which the tries of an owner wait. */
async function linesOf({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    'select distinct queue_name as line from graphile_worker.jobs where queue_name like $1',
    [`developers.deliver ${userId} %`],
  );
  return rows.map(({ line }) => line);
}

describe('a webhook', () => {
  it('holds up nobody but its owner: their tries wait in four lines of their own', async () => {
    const [merchant, other] = [await bank.person('Mara'), await bank.person('Mo')];
    for (const each of [merchant, other]) {
      await hooks.makeHook(each);
      for (let at = 0; at < 12; at += 1) await hooks.happen(each);
      const lines = await linesOf(each);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(4);
    }
  });

  it('is told of an event once, signed so that Standard Webhooks accepts it, and says so in its list', async () => {
    const merchant = await bank.person('Mara');
    const made = await hooks.makeHook(merchant);
    expect([made.status, made.body.webhook.state]).toEqual([201, 'enabled']);
    expect(made.body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const event = await hooks.happen(merchant, { times: 3 });
    const [waiting, ...more] = await hooks.deliveries(merchant, made.body.webhook.id);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, event: { id: event, mode: 'live' } });
    expect(await hooks.queued(waiting.id)).toHaveLength(1);
    await hooks.send(waiting.id);
    await hooks.send(waiting.id);
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(headers['webhook-id']).toBe(event);
    const signed = new Webhook(made.body.secret).sign(event, sentAt(headers), body);
    expect(headers['webhook-signature']).toBe(signed);
    expect(JSON.parse(body)).toMatchObject({ id: event, type: 'payment.succeeded', data: { id: 'p1' } });
    expect((await hooks.deliveries(merchant, made.body.webhook.id))[0]).toMatchObject({
      state: 'delivered',
      attempts: 1,
      last_result: '200',
      next_at: null,
    });
    const { rows } = await bank.database.pool.query(
      'select sealed_secret from developers.webhook where owner_id = $1',
      [merchant.userId],
    );
    expect(rows[0].sealed_secret).toMatch(/^v1\./);
  });

  it('is tried again later and later, then switched off with a word to its owner', async () => {
    const merchant = await bank.person('Mara');
    const { id } = (await hooks.makeHook(merchant)).body.webhook;
    await hooks.happen(merchant);
    const [{ id: delivery }] = await hooks.deliveries(merchant, id);
    receiver.status = 500;
    await hooks.send(delivery);
    for (const [at, wait_s] of RETRY_AFTER_S.entries()) {
      expect((await hooks.deliveries(merchant, id))[0]).toMatchObject({ state: 'waiting', attempts: at + 1 });
      expect(await hooks.queued(delivery)).toHaveLength(1);
      bank.clock.advance(wait_s - 3);
      await hooks.send(delivery);
      expect(receiver.received).toHaveLength(at + 1);
      bank.clock.advance(3);
      await hooks.send(delivery);
    }
    expect(receiver.received).toHaveLength(RETRY_AFTER_S.length + 1);
    expect((await hooks.deliveries(merchant, id))[0]).toMatchObject({ state: 'failed', last_result: '500' });
    expect(await hooks.readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'failing' });
    const { rows } = await bank.database.pool.query(
      "select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [merchant.userId],
    );
    expect(rows).toEqual([{ kind: 'developers.webhook_disabled' }]);
    await hooks.happen(merchant);
    expect(await hooks.deliveries(merchant, id)).toHaveLength(1);
  });

  it('that answers 410 is told nothing more, also of what waited', async () => {
    const merchant = await bank.person('Mara');
    const { id } = (await hooks.makeHook(merchant)).body.webhook;
    await hooks.happen(merchant);
    await hooks.happen(merchant);
    const [second, first] = await hooks.deliveries(merchant, id);
    receiver.status = 410;
    await hooks.send(first.id);
    await hooks.send(second.id);
    expect(receiver.received).toHaveLength(1);
    expect(await hooks.readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'gone' });
    const again = (path: string) =>
      bank.call('POST', `${WEBHOOKS}/${id}/deliveries/${path}/redeliver`, { as: merchant });
    expect((await again(first.id)).body.code).toBe('webhook_disabled');
    await bank.call('PUT', `${WEBHOOKS}/${id}/state`, { as: merchant, body: { state: 'enabled' } });
    receiver.status = 200;
    expect((await again(first.id)).body.state).toBe('waiting');
    await hooks.send(first.id);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      first.event.id,
      first.event.id,
    ]);
    expect((await hooks.deliveries(merchant, id))[1].state).toBe('delivered');
  });

  it('changes its secret, and for a day both sign', async () => {
    const merchant = await bank.person('Mara');
    const { body: old } = await hooks.makeHook(merchant);
    const { id } = old.webhook;
    const rotate = (body: object) =>
      bank.call('POST', `${WEBHOOKS}/${id}/rotate-secret`, { as: merchant, body });
    expect((await rotate({})).body.code).toBe('pin_required');
    const { body: renewed } = await rotate({ pin: TEST_PIN });
    expect(renewed.secret).not.toBe(old.secret);
    const signaturesOf = async () => {
      receiver.received = [];
      const event = await hooks.happen(merchant);
      await hooks.send((await hooks.deliveries(merchant, id))[0].id);
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
      const by = (secret: string) => new Webhook(secret).sign(event, sentAt(headers), body);
      return { given: headers['webhook-signature'], by };
    };
    const both = await signaturesOf();
    expect(both.given).toBe(`${both.by(renewed.secret)} ${both.by(old.secret)}`);
    bank.clock.advance(24 * 3600);
    const one = await signaturesOf();
    expect(one.given).toBe(one.by(renewed.secret));
  });

  it('takes the PIN, a public address, and is nobody else’s; there are at most ten at once', async () => {
    const [merchant, stranger] = [await bank.person('Mara'), await bank.person('Sten')];
    expect((await hooks.makeHook(merchant, { pin: undefined })).body.code).toBe('pin_required');
    for (const wrong of [
      'https://10.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'http://example.org/',
      'x\0',
      'x'.repeat(600),
    ]) {
      const answer = await hooks.makeHook(merchant, { url: wrong });
      expect([answer.status, answer.body.code]).toEqual([422, 'url_not_allowed']);
    }
    // Shown as it is read when something is sent, so that nobody takes it for another address.
    for (const [typed, shown] of [
      ['https://example.org\\@10.0.0.1/', 'https://example.org/@10.0.0.1/'],
      ['https://exa\u00ADmple.org:443/a/../b', 'https://example.org/b'],
    ])
      expect((await hooks.makeHook(stranger, { url: typed })).body.webhook.url).toBe(shown);
    expect((await hooks.makeHook(stranger, { url: `https://example.org/${'é'.repeat(200)}` })).status).toBe(
      422,
    );
    const made = await Promise.all(
      Array.from({ length: WEBHOOKS_ENABLED_MAX + 5 }, () => hooks.makeHook(merchant)),
    );
    expect(made.filter((each) => each.status === 201)).toHaveLength(WEBHOOKS_ENABLED_MAX);
    const { id } = await hooks.readHook(merchant);
    await hooks.happen(merchant);
    const [{ id: delivery }] = await hooks.deliveries(merchant, id);
    for (const [method, path] of [
      ['GET', `${id}/deliveries`],
      ['POST', `${id}/rotate-secret`],
      ['PUT', `${id}/state`],
      ['POST', `${id}/deliveries/${delivery}/redeliver`],
    ] as const) {
      const body = method === 'PUT' ? { state: 'disabled' } : { pin: TEST_PIN };
      const asked = { as: stranger, ...(method !== 'GET' && !path.endsWith('redeliver') && { body }) };
      expect((await bank.call(method, `${WEBHOOKS}/${path}`, asked)).status).toBe(404);
    }
    await bank.forget(merchant);
    expect((await hooks.readHook(merchant)).state).toBe('disabled');
  });
});

it('shows what happened for 30 days: to its owner all, to a key what is of its mode', async () => {
  const merchant = await bank.person('Mara');
  const live = await hooks.happen(merchant);
  const test = await hooks.happen(merchant, { isLive: false });
  const keyOf = async (mode: string) => (await keyIn(bank)(merchant, { mode })).body.secret as string;
  const listed = async (asked: { as?: TestPerson; bearer?: string }) =>
    (await bank.call('GET', EVENTS, asked)).body.items.map(({ id }: { id: string }) => id);
  expect((await listed({ as: merchant })).toSorted()).toEqual([live, test].toSorted());
  expect(await listed({ bearer: await keyOf('live') })).toEqual([live]);
  expect(await listed({ bearer: await keyOf('test') })).toEqual([test]);
  bank.clock.advance(31 * 24 * 3600);
  await bank.runJob('developers.forget_events');
  expect(await listed({ as: merchant })).toEqual([]);
});

it('a webhook is told of the events that its owner chose, and of no other; only they choose', async () => {
  const owner = await bank.person('Mara');
  const made = await hooks.makeHook(owner, { events: ['payment.refunded'] });
  expect([made.status, made.body.webhook.events]).toEqual([201, ['payment.refunded']]);
  const { id } = made.body.webhook;
  await hooks.happen(owner);
  expect(await hooks.deliveries(owner, id)).toEqual([]);
  const choose = (as: TestPerson, events: unknown) =>
    bank.call('PUT', `${WEBHOOKS}/${id}/events`, { as, body: { events } });
  const stranger = await bank.person('Sten');
  expect((await choose(stranger, null)).status).toBe(404);
  for (const events of [[], ['payment.unheard_of'], 'payment.refunded'])
    expect((await choose(owner, events)).status).toBe(422);
  const chosen = await choose(owner, ['payment.succeeded', 'payment.succeeded']);
  expect(chosen.body.events).toEqual(['payment.succeeded']);
  await hooks.happen(owner);
  expect(await hooks.deliveries(owner, id)).toHaveLength(1);
  expect((await choose(owner, null)).body.events).toBeNull();
});
