import { addSeconds } from '@egcr/contract/time';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openBank } from '../testing/bank.ts';
import { hooksIn, openReceiver, type Receiver } from '../testing/receiver.ts';
import { RETRY_AFTER_S } from './deliver.ts';

/* What becomes of one message to a webhook: when it is tried again, what counts as arrived, and what its owner does meanwhile. */
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
afterEach(() => vi.restoreAllMocks());

/** Holds the product's clock. */
const at = (now: Date) => vi.spyOn(bank.clock, 'now').mockReturnValue(now);
const noticesOf = async ({ userId }: TestPerson) =>
  (
    await bank.database.owner.query(
      "select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [userId],
    )
  ).rows.map(({ kind }) => kind);
const firstOf = async (merchant: TestPerson, id: string) => (await hooks.deliveries(merchant, id))[0];

it('a message is tried eight times: after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 10 hours', () => {
  expect(RETRY_AFTER_S).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
});

describe('a try that comes too early', () => {
  it('waits in the queue for its time; a second early is in time', async () => {
    const { merchant, id, delivery } = await hooks.waiting();
    const now = bank.clock.now();
    at(now);
    receiver.status = 500;
    await hooks.send(delivery);
    await hooks.taken(delivery);
    at(addSeconds(now, 3));
    // The queue goes by the database's own time.
    const earliest = Date.now() + 2_000;
    await hooks.send(delivery);
    expect(receiver.received).toHaveLength(1);
    const [runAt, ...more] = await hooks.queued(delivery);
    expect(more).toEqual([]);
    expect(runAt?.getTime()).toBeGreaterThanOrEqual(earliest);
    expect(runAt?.getTime()).toBeLessThanOrEqual(Date.now() + 2_000);
    await hooks.taken(delivery);
    at(addSeconds(now, 4));
    await hooks.send(delivery);
    expect(receiver.received).toHaveLength(2);
    expect(await firstOf(merchant, id)).toMatchObject({
      state: 'waiting',
      attempts: 2,
      next_at: addSeconds(now, 304).toISOString(),
    });
    expect(await hooks.queued(delivery)).toHaveLength(1);
  });
});

describe('an answer', () => {
  it.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [299, 'delivered'],
    [300, 'waiting'],
    [301, 'waiting'],
    [404, 'waiting'],
    [409, 'waiting'],
    [411, 'waiting'],
    [503, 'waiting'],
  ])('of %i leaves a message %s', async (status, state) => {
    const { merchant, id, delivery } = await hooks.waiting();
    receiver.status = status;
    await hooks.send(delivery);
    expect(await firstOf(merchant, id)).toMatchObject({ state, attempts: 1, last_result: String(status) });
    expect((await hooks.readHook(merchant)).state).toBe('enabled');
    expect(await noticesOf(merchant)).toEqual([]);
  });

  it('that never comes is named, and the message is sent once more', async () => {
    const merchant = await bank.person('Mara');
    const gone = await openReceiver();
    gone.close();
    const { id } = (await hooks.makeHook(merchant, { url: gone.url })).body.webhook;
    await hooks.happen(merchant);
    await hooks.send((await firstOf(merchant, id)).id);
    expect(await firstOf(merchant, id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_result: 'unreachable',
    });
  });

  it('to the try that its owner has asked for after the last ends nothing', async () => {
    const { merchant, id, delivery } = await hooks.waiting();
    await bank.database.owner.query(
      "update developers.delivery set attempts = 7, last_result = '500', last_at = now() where id = $1",
      [delivery],
    );
    receiver.status = 500;
    await hooks.send(delivery);
    expect(await hooks.readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'failing' });
    await hooks.switchHook(merchant, id, 'enabled');
    const path = `/api/v1/developers/webhooks/${id}/deliveries/${delivery}/redeliver`;
    expect((await bank.call('POST', path, { as: merchant })).status).toBe(200);
    await hooks.send(delivery);
    expect(await firstOf(merchant, id)).toMatchObject({ state: 'failed', attempts: 9, last_result: '500' });
    expect((await hooks.readHook(merchant)).state).toBe('enabled');
    expect(await noticesOf(merchant)).toEqual(['developers.webhook_disabled']);
  });
});

describe('a webhook that its owner switches off while a receiver takes its time', () => {
  it.each([500, 410])('gets nothing more, and stays switched off by its owner after %i', async (status) => {
    const { merchant, id, delivery } = await hooks.waiting();
    await hooks.taken(delivery);
    receiver.status = status;
    receiver.meanwhile = () => hooks.switchHook(merchant, id, 'disabled');
    await hooks.send(delivery);
    expect(await firstOf(merchant, id)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await hooks.queued(delivery)).toEqual([]);
    expect(await hooks.readHook(merchant)).toMatchObject({ state: 'disabled', disabled_why: 'owner' });
    expect(await noticesOf(merchant)).toEqual([]);
  });

  it('is told nothing of what waited, also where the queue comes for it later', async () => {
    const { merchant, id, delivery } = await hooks.waiting();
    await hooks.switchHook(merchant, id, 'disabled');
    expect(await firstOf(merchant, id)).toMatchObject({ state: 'failed', attempts: 0 });
    await bank.database.owner.query('update developers.delivery set next_at = now() where id = $1', [
      delivery,
    ]);
    await hooks.send(delivery);
    expect(receiver.received).toEqual([]);
  });
});

it('what is forgotten while a receiver takes its time is noted nowhere, and stops nothing', async () => {
  const { merchant, id, delivery } = await hooks.waiting();
  receiver.meanwhile = () =>
    bank.database.owner.query('delete from developers.event where owner_id = $1', [merchant.userId]);
  await hooks.send(delivery);
  await hooks.send(delivery);
  expect(receiver.received).toHaveLength(1);
  expect(await hooks.deliveries(merchant, id)).toEqual([]);
  expect((await hooks.readHook(merchant)).state).toBe('enabled');
});

describe('switching', () => {
  it('on is refused where ten others are on; what is on already stays so', async () => {
    const merchant = await bank.person('Mara');
    const first = (await hooks.makeHook(merchant)).body.webhook.id;
    await hooks.switchHook(merchant, first, 'disabled');
    for (let made = 0; made < 10; made += 1) await hooks.makeHook(merchant);
    const refused = await hooks.switchHook(merchant, first, 'enabled');
    expect([refused.status, refused.body.code]).toEqual([403, 'webhook_limit_reached']);
    const { id: last } = await hooks.readHook(merchant);
    expect((await hooks.switchHook(merchant, last, 'enabled')).status).toBe(200);
    await hooks.switchHook(merchant, last, 'disabled');
    expect((await hooks.switchHook(merchant, first, 'enabled')).body.state).toBe('enabled');
  });

  it('off leaves the reason of one that its receiver has ended', async () => {
    const { merchant, id, delivery } = await hooks.waiting();
    receiver.status = 410;
    await hooks.send(delivery);
    expect((await hooks.switchHook(merchant, id, 'disabled')).body.disabled_why).toBe('gone');
  });
});
