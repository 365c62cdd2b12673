import { endpoint } from '@egcr/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testCipher } from '../../testing/cipher.ts';
import { openShop } from '../../testing/shop.ts';
import { testServices } from '../../testing/services.ts';
import { anonymous } from '../actor.ts';
import { batchMount } from './batch-mount.ts';
import { answerColumn } from './idempotency.ts';

const plainCall = endpoint({
  name: 'shop.wave',
  summary: 'Waves.',
  method: 'POST',
  path: '/api/v1/shop/waves',
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'write',
});

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  shop = await openShop();
  other = await openShop(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const order = (key: string, body: unknown, at: Shop = shop) => at.order(key, body, { at: 'crowd' });
const red = (count: number) => ({ colour: 'red', count });

/** How many transactions have stored keys so far: each row knows the one that wrote it. */
async function transactionsOf(prefix: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct xmin::text)::integer as n
    from platform.idempotency
    where starts_with(key, ${prefix})`.execute(shop.database.db);
  return rows[0]?.n ?? 0;
}

describe('requests that come together', () => {
  it('share a few transactions, and each gets its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => order(`many-${at}`, red(at % 4 === 0 ? 10 : 1))),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 60 }, (_, at) => (at % 4 === 0 ? 409 : 201)),
    );
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json['id'])).size).toBe(
      45,
    );
    expect(await transactionsOf('many-')).toBeLessThan(20);
  });

  it('tell of what was done, and nothing of what was refused', async () => {
    const answers = await Promise.all([1, 10, 1, 10].map((count, at) => order(`told-${at}`, red(count))));
    const ids = answers.flatMap(({ status, json }) => (status === 201 ? [json['id']] : []));
    const { rows } = await sql<{ id: string }>`
      select event.payload->>'id' as id
      from platform.event
      join platform.idempotency as stored on stored.effect_id = (event.payload->>'id')::uuid
      where event.topic = 'shop.bought' and starts_with(stored.key, 'told-')
      order by stored.key`.execute(shop.database.db);
    expect([ids.length, rows.map(({ id }) => id)]).toEqual([2, ids]);
  });

  it('that are refused without keeping it are the same try later, and a repeat of what was done stays what it was', async () => {
    shop.till.isAsking = true;
    expect((await order('asked', red(1))).json).toMatchObject({ status: 409, code: 'sold_out' });
    shop.till.isAsking = false;
    const done = await order('asked', red(1));
    expect([done.status, done.headers['idempotency-hit']]).toEqual([201, undefined]);
    shop.till.isAsking = true;
    const [again, other] = await Promise.all([order('asked', red(1)), order('asked-too', red(1))]);
    shop.till.isAsking = false;
    expect(again).toMatchObject({ status: 201, json: done.json, headers: { 'idempotency-hit': 'true' } });
    expect(other.status).toBe(409);
  });

  it('are of no call that needs no key, or whose caller is judged again: a batch cannot', () => {
    const services = testServices(shop.database);
    const call = { ...plainCall, idempotency: 'required' } as const;
    expect(() => batchMount(plainCall, async () => [], services)).toThrow('must need a key');
    expect(() => batchMount({ ...call, permission: 'shop.buy' }, async () => [], services)).toThrow(
      'no role is judged',
    );
    expect(() => batchMount({ ...call, actsWith: 'pay' }, async () => [], services)).toThrow(
      'no role is judged',
    );
  });

  it('are at most 256 in one transaction: those who come after them wait for the next', async () => {
    const sizes: number[] = [];
    const call = endpoint({ ...plainCall, name: 'shop.wave_together', idempotency: 'required' });
    const mount = batchMount(
      call,
      async ({ requests }) => {
        sizes.push(requests.length);
        return requests.map(() => undefined);
      },
      testServices(shop.database),
    );
    const userId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, at) =>
        mount.answer({
          claim: {
            userId,
            key: `wave-${at}`,
            call: call.name,
            requestHash: Buffer.alloc(32),
            now: new Date(),
          },
          input: { params: undefined, query: undefined, body: undefined },
          actor: anonymous,
          request: { id: 'r', ip: '203.0.113.7', userAgent: '', language: 'en' },
        }),
      ),
    );
    await mount.close();
    expect(answers).toHaveLength(600);
    expect(sizes.reduce((all, each) => all + each, 0)).toBe(600);
    expect(Math.max(...sizes)).toBe(256);
  });

  it('do not suffer from one that fails by a fault of ours', async () => {
    const answers = await Promise.all([1, 1, -1, 1].map((count, at) => order(`fault-${at}`, red(count))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 500, 201]);
    expect((await order('fault-2', red(1))).status).toBe(201);
  });

  it('are told apart where they have the same key and another body', async () => {
    const before = (await shop.salesOf('red')) ?? 0n;
    const answers = await Promise.all([order('twin', red(1)), order('twin', red(2)), order('twin', red(1))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 201]);
    expect(answers[2]?.headers['idempotency-hit']).toBe('true');
    expect(await shop.salesOf('red')).toBe(before + 1n);
  });

  it('have one effect and one answer also where they come to two servers', async () => {
    const before = (await shop.salesOf('red')) ?? 0n;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => order(`both-${at % 2}`, red(1), at % 4 < 2 ? shop : other)),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(2);
    expect(await shop.salesOf('red')).toBe(before + 2n);
  });

  /** Someone who answers a key elsewhere, in a transaction that is still open: as the request that was answered under `model`. */
  async function answerElsewhere(key: string) {
    const model = await order(`model of ${key}`.replaceAll(' ', '-'), red(1));
    const holder = await shop.database.pool.connect();
    await holder.query('begin');
    const { rows } = await holder.query<{ user_id: string; key: string; sealed_body: string }>(
      'select user_id, key, sealed_body from platform.idempotency where effect_id = $1',
      [model.json['id']],
    );
    const [row] = rows;
    if (!row) throw new Error('the model was not stored');
    const placeOf = (name: string) => ({ ...answerColumn, row: `${row.user_id}|${name}` });
    const body = testCipher.open(placeOf(row.key), row.sealed_body);
    await holder.query(
      `insert into platform.idempotency (user_id, key, call, request_hash, effect_id, created_at, status, headers, sealed_body)
       select user_id, $1, call, request_hash, effect_id, created_at, status, headers, $3
       from platform.idempotency where effect_id = $2`,
      [key, model.json['id'], testCipher.seal(placeOf(key), body)],
    );
    return { holder, id: model.json['id'] };
  }

  it('wait for someone who works with the same key elsewhere, and get that answer', async () => {
    const { holder, id } = await answerElsewhere('held');
    const waiting = order('held', red(1));
    const passing = await order('passing', red(1));
    await holder.query('commit');
    holder.release();
    expect(passing.status).toBe(201);
    expect(await waiting).toMatchObject({ status: 201, json: { id } });
  });

  it('are told to come again where someone works with the same key for long', async () => {
    const { holder } = await answerElsewhere('long');
    const answer = await order('long', red(1));
    await holder.query('rollback');
    holder.release();
    expect(answer.json).toMatchObject({ status: 409, code: 'in_progress' });
    expect(answer.headers['retry-after']).toBeDefined();
  });
});
