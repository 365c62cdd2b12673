import { endpoint } from '@egcr/contract/endpoint';
import { refusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { anonymous, type Person } from '../src/actor.ts';
import { handle, handleBatch, type ServerDomain } from '../src/domain.ts';
import { buildApp } from '../src/http/app.ts';
import { Refusal } from '../src/refusal.ts';
import type { Gatekeeper } from '../src/services.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { testServices } from './services.ts';

const shop = refusals({
  sold_out: [409, 'Nothing is left.'],
  bad_colour: [422, 'That colour is not made.'],
});

const buy = endpoint({
  name: 'shop.buy',
  summary: 'Buys one.',
  method: 'POST',
  path: '/api/v1/shop/orders/:size',
  params: z.object({ size: z.enum(['s', 'l']) }),
  body: z.strictObject({
    colour: z.string().check(z.regex(/^(red|green)$/, 'bad_colour')),
    count: z.number(),
  }),
  reply: z.object({ id: z.string(), colour: z.string() }),
  status: 201,
  refusals: [shop.bad_colour, shop.sold_out],
  access: 'profiled',
  pin: 'verified',
  rate: 'money',
  idempotency: 'required',
});
/** The same, for crowds. */
const buyInCrowd = endpoint({ ...buy, name: 'shop.buy_in_crowd', path: '/api/v1/shop/crowd/:size' });
const look = endpoint({
  name: 'shop.look',
  summary: 'Shows the window.',
  method: 'GET',
  path: '/api/v1/shop',
  reply: z.object({ open: z.boolean() }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
const fall = endpoint({ ...look, name: 'shop.fall', path: '/api/v1/shop/fall' });
const secret = endpoint({
  ...look,
  name: 'shop.books',
  path: '/api/v1/shop/books',
  access: 'signed_in',
  pin: 'fresh',
  roles: ['owner'],
});

const USER_ID = '01900000-0000-7000-8000-000000000001';

/** Bearers say who they are: `incomplete`, `no-pin`, `stale`, `owner`, `member`. */
const gatekeeper: Gatekeeper = {
  async authenticate({ authorization }) {
    const who = authorization?.replace('Bearer ', '');
    if (who === undefined)
      return Promise.reject(new Refusal(refusals({ token_missing: [401, 'No token.'] }).token_missing));
    const at = new Date();
    const pin =
      who === 'no-pin'
        ? { isSet: true, expiresAt: null, verifiedAt: null }
        : {
            isSet: true,
            expiresAt: new Date(at.getTime() + 300_000),
            verifiedAt: who === 'stale' ? new Date(at.getTime() - 121_000) : at,
          };
    const person: Person = {
      kind: 'person',
      userId: who === 'incomplete' ? '01900000-0000-7000-8000-000000000002' : USER_ID,
      sessionId: USER_ID,
      roles: who === 'member' ? [] : ['owner'],
      isVerified: true,
      pin,
    };
    return person;
  },
  hasCompleteProfile: async (userId) => userId === USER_ID,
};

/** While it asks for something first, nothing is sold to crowds, and no refusal is kept under its key. */
const till = { isAsking: false };

const domain: ServerDomain = {
  name: 'shop',
  calls: [
    handle(buy, async (work, { body }) => {
      await sql`insert into public.sale (id, colour) values (${work.effectId}, ${body.colour})`.execute(
        work.db,
      );
      if (body.count > 9) throw new Refusal(shop.sold_out);
      if (body.count < 0) throw new Error('the shelf fell down');
      return { id: work.effectId, colour: body.colour, cost_price: 3 };
    }),
    handleBatch(buyInCrowd, async ({ db, requests }) => {
      for (const { input } of requests) if (input.body.count < 0) throw new Error('the shelf fell down');
      if (till.isAsking) return requests.map(() => new Refusal(shop.sold_out, { leavesKey: true }));
      const bought = requests.filter(({ input }) => input.body.count <= 9);
      await sql`
        insert into public.sale (id, colour)
        select * from unnest(
          ${bought.map(({ work }) => work.effectId)}::uuid[], ${bought.map(({ input }) => input.body.colour)}::text[])`.execute(
        db,
      );
      for (const { work, input } of bought)
        await work.emit({ topic: 'shop.bought', payload: { colour: input.body.colour, id: work.effectId } });
      return requests.map(({ work, input: { body } }) =>
        body.count > 9
          ? new Refusal(shop.sold_out)
          : { id: work.effectId, colour: body.colour, cost_price: 3 },
      );
    }),
    handle(look, async (work) => ({ open: work.actor === anonymous })),
    handle(fall, async () => Promise.reject(new Error('secret detail'))),
    handle(secret, async () => ({ open: true })),
  ],
};

interface ShopRequest {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * A shop of a few calls on a database of its own, for proofs of the mount: public, open to a role, with keys one by one (`orders`) and
 * in batches (`crowd`), and broken. `beside`: on the database of another shop, as a second server.
 */
export async function openShop(beside?: { readonly database: TestDatabase }) {
  const database = beside?.database ?? (await testDatabase());
  if (!beside)
    await database.makeTable('create table public.sale (id uuid primary key, colour text not null)');
  const app = await buildApp({
    services: testServices(database),
    gatekeeper,
    throttle: async (caller) =>
      caller === 'ip:10.9.9.9' ? { allowed: false, retryAfter_s: 7 } : { allowed: true, retryAfter_s: 0 },
    isKnownAddress: () => false,
    domains: [domain],
  });
  async function request({ method = 'GET', url, headers = {}, body }: ShopRequest) {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers },
      remoteAddress: headers['x-from'] ?? '127.0.0.1',
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, unknown>,
      json: answer.body === '' ? {} : (JSON.parse(answer.body) as Record<string, unknown>),
    };
  }
  return {
    request,
    database,
    till,
    order: (key: string, body: unknown, { who = 'owner', size = 's', at = 'orders' } = {}) =>
      request({
        method: 'POST',
        url: `/api/v1/shop/${at}/${size}`,
        headers: { authorization: `Bearer ${who}`, 'idempotency-key': key },
        body,
      }),
    salesOf: async (colour: string) =>
      (
        await sql<{ n: bigint }>`select count(*) as n from public.sale where colour = ${colour}`.execute(
          database.db,
        )
      ).rows[0]?.n,
    close: async () => {
      await app.close();
      if (!beside) await database.close();
    },
  };
}
