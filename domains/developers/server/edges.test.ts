import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askAgain,
  findDelivery,
  forgetEvents,
  giveUpWaiting,
  insertDeliveries,
  insertEvent,
  listDeliveryRows,
  listEvents,
  recordTry,
} from './hooks/delivery-store.ts';
import { signedHeaders } from './hooks/signature.ts';
import {
  disableWebhooksOf,
  findWebhook,
  insertWebhook,
  listWebhooks,
  setWebhookState,
} from './hooks/webhook-store.ts';
import {
  countUsableKeys,
  findKey,
  insertKey,
  listKeys,
  noteKeyUse,
  revokeKeyRow,
  revokeKeysOf,
} from './key-store.ts';
import { hintOf, makeSecret, secretIn } from './secret.ts';
import { showKey } from './shown.ts';
import { openBank } from './testing/bank.ts';

/* What is stored of keys, webhooks and events counts until its last instant and not in it, and for its owner alone. */
let bank: Bank;
let mine: TestPerson;
let other: TestPerson;
let now: Date;
beforeAll(async () => {
  bank = await openBank();
  mine = await bank.person('Mara');
  other = await bank.person('Olu');
  now = bank.clock.now();
});
afterAll(() => bank.close());

const db = () => bank.services.db;
const after = (ms: number) => new Date(now.getTime() + ms);
let made = 0;
/** Ids in the order in which they were made. */
const id = () => uuidv7(now.getTime() + (made += 1));

async function key(ownerId: string, expiresAt: Date | null = null): Promise<string> {
  const row = id();
  await insertKey(db(), {
    id: row,
    owner_id: ownerId,
    made_by: null,
    name: 'Till',
    is_live: true,
    secret_hash: Buffer.from(row.replaceAll('-', '').padEnd(64, '0'), 'hex'),
    hint: 'sk_live_…abcd',
    scopes: ['payments.read'],
    networks: [],
    refund_asset: null,
    refund_per_day: null,
    created_at: now,
    expires_at: expiresAt,
  });
  return row;
}

describe('a key', () => {
  it('is used, counted and shown as active before its last instant and not in it', async () => {
    const { userId } = await bank.person('Kim');
    const [lasting, short] = [await key(userId), await key(userId, after(1000))];
    const active = async (at: Date) =>
      (await listKeys(db(), { ownerId: userId, state: 'active', now: at, limit: 9 })).map((row) => row.id);
    expect(await active(after(999))).toEqual([short, lasting]);
    expect(await active(after(1000))).toEqual([lasting]);
    expect([
      await countUsableKeys(db(), userId, after(999)),
      await countUsableKeys(db(), userId, after(1000)),
    ]).toEqual([2, 1]);
    const row = await findKey(db(), short);
    if (!row) throw new Error('the key is gone');
    expect([showKey(row, after(999)).state, showKey(row, after(1000)).state]).toEqual(['active', 'expired']);
    await revokeKeyRow(db(), lasting, after(5));
    await revokeKeyRow(db(), lasting, after(9));
    expect((await findKey(db(), lasting))?.revoked_at).toEqual(after(5));
    expect(await countUsableKeys(db(), userId, after(999))).toBe(1);
    const ended = async (state: 'revoked' | 'expired') =>
      (await listKeys(db(), { ownerId: userId, state, now: after(1000), limit: 9 })).map((each) => each.id);
    expect([await ended('revoked'), await ended('expired')]).toEqual([[lasting], [short]]);
  });

  it('says when it was last used, once a minute', async () => {
    const row = await key(mine.userId);
    const used = async (at: Date) => {
      await noteKeyUse(db(), row, at);
      return (await findKey(db(), row))?.last_used_at;
    };
    expect(await used(now)).toEqual(now);
    expect(await used(after(60_000))).toEqual(now);
    expect(await used(after(60_001))).toEqual(after(60_001));
  });

  it('ends with its owner, and no other with it', async () => {
    const { userId } = await bank.person('Kim');
    const [one, ended, theirs] = [await key(userId), await key(userId), await key(other.userId)];
    await revokeKeyRow(db(), ended, after(-5));
    await revokeKeysOf(db(), userId, now);
    const revokedAt = async (row: string) => (await findKey(db(), row))?.revoked_at ?? null;
    expect([await revokedAt(one), await revokedAt(ended), await revokedAt(theirs)]).toEqual([
      now,
      after(-5),
      null,
    ]);
  });

  it('is recognised in a header, and shown by its ends', () => {
    const secret = makeSecret(true);
    expect(secretIn(`Bearer ${secret}`)).toBe(secret);
    expect(secretIn(`bearer  sk_test_x`)).toBe('sk_test_x');
    for (const none of [undefined, '', 'Bearer eyJ', secret, `Basic ${secret}`])
      expect(secretIn(none)).toBeUndefined();
    expect(hintOf('sk_live_abcdefgh')).toBe('sk_live_…efgh');
    expect(makeSecret(false)).toMatch(/^sk_test_[\w-]{43}$/);
  });

  it('is listed page by page, newest first', async () => {
    const { userId } = await bank.person('Kim');
    const [first, second, third] = [await key(userId), await key(userId), await key(userId)];
    const list = async (page: object) =>
      (await listKeys(db(), { ownerId: userId, now, limit: 2, ...page })).map((row) => row.id);
    expect(await list({})).toEqual([third, second]);
    expect(await list({ after: second })).toEqual([first]);
    expect(await list({ isLive: false })).toEqual([]);
    expect(await list({ words: ' TILL ' })).toEqual([third, second]);
    expect(await list({ words: 'abcd' })).toEqual([third, second]);
    expect(await list({ words: 'nothing' })).toEqual([]);
  });
});

async function hook(
  ownerId: string,
  change: { readonly isLive?: boolean; readonly events?: readonly ['payment.refunded'] } = {},
) {
  const row = id();
  await insertWebhook(db(), {
    id: row,
    owner_id: ownerId,
    url: `https://shop.example/${row}`,
    is_live: change.isLive ?? true,
    events: change.events ?? null,
    sealed_secret: 'v1.sealed',
    created_at: now,
  });
  return row;
}

async function event(ownerId: string, at = now) {
  const row = await insertEvent(db(), {
    id: id(),
    owner_id: ownerId,
    is_live: true,
    type: 'payment.succeeded',
    object: { id: 'p1', title: 'Tea' },
    at,
  });
  if (!row) throw new Error('the event was not written');
  return row;
}

describe('an event', () => {
  it('goes to the webhooks of its owner that are on, of its mode, and want it', async () => {
    const { userId } = await bank.person('Kim');
    const wanted = await hook(userId);
    await hook(userId, { isLive: false });
    await hook(userId, { events: ['payment.refunded'] });
    await hook(other.userId);
    await setWebhookState(db(), { id: await hook(userId), why: 'owner', now });
    const deliveries = await insertDeliveries(db(), await event(userId), { newId: id, now });
    expect(deliveries).toHaveLength(1);
    expect(await findDelivery(db(), deliveries[0] ?? '')).toMatchObject({ webhook_id: wanted, next_at: now });
  });

  it('is listed page by page, newest first, to its owner', async () => {
    const { userId } = await bank.person('Kim');
    const rows = [await event(userId), await event(userId), await event(userId)].map((row) => row.id);
    await event(other.userId);
    const list = async (page: object) =>
      (await listEvents(db(), { ownerId: userId, limit: 2, ...page })).map((row) => row.id);
    expect(await list({})).toEqual([rows[2], rows[1]]);
    expect(await list({ after: rows[1] })).toEqual([rows[0]]);
    expect(await list({ type: 'payment.refunded' })).toEqual([]);
    expect(await list({ isLive: false })).toEqual([]);
    expect(await list({ words: 'p1' })).toHaveLength(2);
    expect(await list({ words: 'coffee' })).toEqual([]);
  });

  it('is forgotten from before a time, the oldest first, so many at a time', async () => {
    const { userId } = await bank.person('Kim');
    await event(userId, after(-9001));
    const old = await event(userId, after(-9000));
    const left = async () => (await listEvents(db(), { ownerId: userId, limit: 9 })).map((row) => row.id);
    await forgetEvents(db(), after(-9000), 5);
    expect(await left()).toEqual([old.id]);
    await event(userId, after(-9005));
    await forgetEvents(db(), after(-8000), 1);
    expect(await left()).toEqual([old.id]);
  });
});

describe('a delivery', () => {
  it('waits, has arrived or has failed, and is found by what it says', async () => {
    const { userId } = await bank.person('Kim');
    const webhookId = await hook(userId);
    const all = [];
    for (let at = 0; at < 3; at += 1)
      all.push(...(await insertDeliveries(db(), await event(userId), { newId: id, now })));
    const [arrived = '', failed = '', waiting = ''] = all;
    const tried = { isDelivered: false, nextAt: null, now } as const;
    await recordTry(db(), { ...tried, id: arrived, result: '200', isDelivered: true });
    await recordTry(db(), { ...tried, id: failed, result: '500' });
    const list = async (page: object) =>
      (await listDeliveryRows(db(), { webhookId, limit: 9, ...page })).map((row) => row.id);
    expect(await list({})).toEqual([waiting, failed, arrived]);
    expect(await list({ state: 'waiting' })).toEqual([waiting]);
    expect(await list({ state: 'failed' })).toEqual([failed]);
    expect(await list({ state: 'delivered' })).toEqual([arrived]);
    expect(await list({ words: '500' })).toEqual([failed]);
    expect(await list({ after: failed })).toEqual([arrived]);
    await askAgain(db(), arrived, now);
    expect(await list({ state: 'waiting' })).toEqual([waiting, arrived]);
    expect(await list({ state: 'delivered' })).toEqual([]);
    await hook(other.userId);
    const [elsewhere = ''] = await insertDeliveries(db(), await event(other.userId), { newId: id, now });
    await giveUpWaiting(db(), webhookId);
    expect(await list({ state: 'failed' })).toEqual([waiting, failed]);
    expect(await findDelivery(db(), elsewhere)).toMatchObject({ next_at: now });
  });
});

describe('webhooks', () => {
  it('are listed page by page, newest first, and end with their owner alone', async () => {
    const { userId } = await bank.person('Kim');
    const [first, second, third] = [await hook(userId), await hook(userId), await hook(userId)];
    const theirs = await hook(other.userId);
    const list = async (page: object) =>
      (await listWebhooks(db(), { ownerId: userId, limit: 2, ...page })).map((row) => row.id);
    expect(await list({})).toEqual([third, second]);
    expect(await list({ after: second })).toEqual([first]);
    await setWebhookState(db(), { id: first, why: 'gone', now: after(-5) });
    expect([await list({ state: 'disabled' }), await list({ state: 'enabled' })]).toEqual([
      [first],
      [third, second],
    ]);
    await disableWebhooksOf(db(), userId, now);
    expect(await findWebhook(db(), first)).toMatchObject({ disabled_why: 'gone', disabled_at: after(-5) });
    expect(await findWebhook(db(), second)).toMatchObject({ disabled_why: 'owner', disabled_at: now });
    expect(await findWebhook(db(), theirs)).toMatchObject({ disabled_at: null });
  });

  it('sign with each secret, as Standard Webhooks has it', () => {
    const secrets = [
      'whsec_' + Buffer.alloc(32, 1).toString('base64'),
      'whsec_' + Buffer.alloc(32, 2).toString('base64'),
    ];
    const at = new Date('2026-05-04T10:00:00.900Z');
    const headers = signedHeaders({ id: 'e1', body: '{}', at }, secrets);
    const whole = new Date('2026-05-04T10:00:00Z');
    expect(headers).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'e1',
      'webhook-timestamp': String(whole.getTime() / 1000),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign('e1', whole, '{}')).join(' '),
    });
  });
});
