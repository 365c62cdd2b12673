import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { apiEventAsked } from '../contract/index.ts';
import { WEBHOOKS_ENABLED_MAX } from '../contract/limits.ts';
import { RETRY_AFTER_S } from './hooks/deliver.ts';
import { openBank } from './testing/bank.ts';
import { keyIn } from './testing/keys.ts';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let bank: Bank;
let server: Server;
let url = '';
let status = 200;
let received: Received[] = [];
beforeAll(async () => {
  bank = await openBank();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  server.close();
  await bank.close();
});
beforeEach(() => {
  status = 200;
  received = [];
});

const WEBHOOKS = '/api/v1/developers/webhooks';
const EVENTS = '/api/v1/developers/events';

const makeHook = (as: TestPerson, body: object = {}): Promise<Answer> =>
  bank.call('POST', WEBHOOKS, { as, body: { url, mode: 'live', pin: TEST_PIN, ...body } });
const readHook = async (as: TestPerson) => (await bank.call('GET', WEBHOOKS, { as })).body.items[0];
const deliveries = async (as: TestPerson, id: string) =>
  (await bank.call('GET', `${WEBHOOKS}/${id}/deliveries`, { as })).body.items;

/** The product's clock may stand where a test has put it: what is signed is the time that the message names. */
const sentAt = (headers: Record<string, string>) => new Date(Number(headers['webhook-timestamp']) * 1000);

/** As the listener of the product does it, as often as a test says. */
async function happen(owner: TestPerson, { times = 1, isLive = true } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const payload = {
    owner_id: owner.userId,
    is_live: isLive,
    type: 'payment.succeeded',
    object: { id: 'p1' },
  };
  const [listener] = bank.domains.flatMap(({ listeners }) => listeners?.[apiEventAsked.topic] ?? []);
  for (let time = 0; time < times; time += 1)
    await bank.services.unit(async (work) => listener?.(work, { id, topic: apiEventAsked.topic, payload }));
  return id;
}

/** Runs the errand of a delivery as the queue does. */
async function send(id: string): Promise<void> {
  const [errand] = bank.domains.flatMap(({ outings }) => outings?.['developers.deliver'] ?? []);
  await errand?.(bank.services, { id });
}

async function queued(id: string): Promise<number> {
  const { rows } = await bank.database.owner.query(
    "select count(*)::int as count from graphile_worker.jobs where key = $1 and task_identifier = 'developers.deliver'",
    [`developers.deliver ${id}`],
  );
  return rows[0].count;
}

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
      await makeHook(each);
      for (let at = 0; at < 12; at += 1) await happen(each);
      const lines = await linesOf(each);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(4);
    }
  });

  it('is told of an event once, signed so that Standard Webhooks accepts it, and says so in its list', async () => {
    const merchant = await bank.person('Mara');
    const made = await makeHook(merchant);
    expect([made.status, made.body.webhook.state]).toEqual([201, 'enabled']);
    expect(made.body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const event = await happen(merchant, { times: 3 });
    const [waiting, ...more] = await deliveries(merchant, made.body.webhook.id);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, event: { id: event, mode: 'live' } });
    expect(await queued(waiting.id)).toBe(1);
    await send(waiting.id);
    await send(waiting.id);
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers['webhook-id']).toBe(event);
    const signed = new Webhook(made.body.secret).sign(event, sentAt(headers), body);
    expect(headers['webhook-signature']).toBe(signed);
    expect(JSON.parse(body)).toMatchObject({ id: event, type: 'payment.succeeded', data: { id: 'p1' } });
    expect((await deliveries(merchant, made.body.webhook.id))[0]).toMatchObject({
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
    const { id } = (await makeHook(merchant)).body.webhook;
    await happen(merchant);
    const [{ id: delivery }] = await deliveries(merchant, id);
    status = 500;
    await send(delivery);
    for (const [at, wait_s] of RETRY_AFTER_S.entries()) {
      expect((await deliveries(merchant, id))[0]).toMatchObject({ state: 'waiting', attempts: at + 1 });
      expect(await queued(delivery)).toBe(1);
      bank.clock.advance(wait_s - 3);
      await send(delivery);
      expect(received).toHaveLength(at + 1);
      bank.clock.advance(3);
      await send(delivery);
    }
    expect(received).toHaveLength(RETRY_AFTER_S.length + 1);
    expect((await deliveries(merchant, id))[0]).toMatchObject({ state: 'failed', last_result: '500' });
    expect(await readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'failing' });
    const { rows } = await bank.database.pool.query(
      "select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [merchant.userId],
    );
    expect(rows).toEqual([{ kind: 'developers.webhook_disabled' }]);
    await happen(merchant);
    expect(await deliveries(merchant, id)).toHaveLength(1);
  });

  it('that answers 410 is told nothing more, also of what waited', async () => {
    const merchant = await bank.person('Mara');
    const { id } = (await makeHook(merchant)).body.webhook;
    await happen(merchant);
    await happen(merchant);
    const [second, first] = await deliveries(merchant, id);
    status = 410;
    await send(first.id);
    await send(second.id);
    expect(received).toHaveLength(1);
    expect(await readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'gone' });
    const again = (path: string) =>
      bank.call('POST', `${WEBHOOKS}/${id}/deliveries/${path}/redeliver`, { as: merchant });
    expect((await again(first.id)).body.code).toBe('webhook_disabled');
    await bank.call('PUT', `${WEBHOOKS}/${id}/state`, { as: merchant, body: { state: 'enabled' } });
    status = 200;
    expect((await again(first.id)).body.state).toBe('waiting');
    await send(first.id);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first.event.id, first.event.id]);
    expect((await deliveries(merchant, id))[1].state).toBe('delivered');
  });

  it('changes its secret, and for a day both sign', async () => {
    const merchant = await bank.person('Mara');
    const { body: old } = await makeHook(merchant);
    const { id } = old.webhook;
    const rotate = (body: object) =>
      bank.call('POST', `${WEBHOOKS}/${id}/rotate-secret`, { as: merchant, body });
    expect((await rotate({})).body.code).toBe('pin_required');
    const { body: renewed } = await rotate({ pin: TEST_PIN });
    expect(renewed.secret).not.toBe(old.secret);
    const signaturesOf = async () => {
      received = [];
      const event = await happen(merchant);
      await send((await deliveries(merchant, id))[0].id);
      const [{ headers, body } = { headers: {}, body: '' }] = received;
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
    expect((await makeHook(merchant, { pin: undefined })).body.code).toBe('pin_required');
    for (const wrong of [
      'https://10.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'http://example.org/',
      'x\0',
      'x'.repeat(600),
    ]) {
      const answer = await makeHook(merchant, { url: wrong });
      expect([answer.status, answer.body.code]).toEqual([422, 'url_not_allowed']);
    }
    // Shown as it is read when something is sent, so that nobody takes it for another address.
    for (const [typed, shown] of [
      ['https://example.org\\@10.0.0.1/', 'https://example.org/@10.0.0.1/'],
      ['https://exa\u00ADmple.org:443/a/../b', 'https://example.org/b'],
    ])
      expect((await makeHook(stranger, { url: typed })).body.webhook.url).toBe(shown);
    expect((await makeHook(stranger, { url: `https://example.org/${'é'.repeat(200)}` })).status).toBe(422);
    const made = await Promise.all(
      Array.from({ length: WEBHOOKS_ENABLED_MAX + 5 }, () => makeHook(merchant)),
    );
    expect(made.filter((each) => each.status === 201)).toHaveLength(WEBHOOKS_ENABLED_MAX);
    const { id } = await readHook(merchant);
    await happen(merchant);
    const [{ id: delivery }] = await deliveries(merchant, id);
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
    expect((await readHook(merchant)).state).toBe('disabled');
  });
});

it('shows what happened for 30 days: to its owner all, to a key what is of its mode', async () => {
  const merchant = await bank.person('Mara');
  const live = await happen(merchant);
  const test = await happen(merchant, { isLive: false });
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
  const made = await makeHook(owner, { events: ['payment.refunded'] });
  expect([made.status, made.body.webhook.events]).toEqual([201, ['payment.refunded']]);
  const { id } = made.body.webhook;
  await happen(owner);
  expect(await deliveries(owner, id)).toEqual([]);
  const choose = (as: TestPerson, events: unknown) =>
    bank.call('PUT', `${WEBHOOKS}/${id}/events`, { as, body: { events } });
  const stranger = await bank.person('Sten');
  expect((await choose(stranger, null)).status).toBe(404);
  for (const events of [[], ['payment.unheard_of'], 'payment.refunded'])
    expect((await choose(owner, events)).status).toBe(422);
  const chosen = await choose(owner, ['payment.succeeded', 'payment.succeeded']);
  expect(chosen.body.events).toEqual(['payment.succeeded']);
  await happen(owner);
  expect(await deliveries(owner, id)).toHaveLength(1);
  expect((await choose(owner, null)).body.events).toBeNull();
});
