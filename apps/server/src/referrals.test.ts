import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { bearer, jvd, makePeople, post, send, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

const referrals = z.object({
  code: z.string(),
  items: z.array(z.object({ status: z.string(), created_at: z.string() })),
});

async function referralsOf(person: DevPerson): Promise<z.output<typeof referrals>> {
  const answer = await fetch(`${product.url}/api/v1/referrals`, { headers: bearer(person) });
  return referrals.parse(await answer.json());
}

async function apply(person: DevPerson, code: unknown): Promise<Response> {
  return post(`${product.url}/api/v1/referrals/apply`, { referral_code: code }, bearer(person));
}

const snapshot = z.object({
  accounts: z.array(
    z.object({ owner_id: z.nullable(z.string()), asset: z.string(), balance: z.coerce.bigint() }),
  ),
});

async function balanceOf(person: DevPerson): Promise<bigint> {
  const answer = await fetch(`${product.url}/dev/ledger/snapshot`);
  const { accounts } = snapshot.parse(await answer.json());
  return accounts.find((each) => each.owner_id === person.user_id && each.asset === 'JVD')?.balance ?? 0n;
}

const history = z.object({ items: z.array(z.object({ kind: z.string(), title: z.optional(z.string()) })) });

/** The clock has moved past the sessions of the people: the person signs in again. */
async function again({ email, password, pin }: DevPerson): Promise<Record<string, string>> {
  const signedIn = await post(`${product.url}/auth/v1/token?grant_type=password`, { email, password });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedIn.json());
  const headers = { authorization: `Bearer ${token}` };
  expect((await post(`${product.url}/api/v1/identity/pin/verify`, { pin }, headers)).status).toBe(200);
  return headers;
}

async function historyOf(person: DevPerson, language: string): Promise<readonly string[]> {
  const headers = { ...(await again(person)), 'accept-language': language };
  const answer = await fetch(`${product.url}/api/v1/wallet/activity`, { headers });
  return history.parse(await answer.json()).items.map(({ kind, title = '' }) => `${kind} ${title}`);
}

const notices = z.object({ items: z.array(z.object({ params: z.record(z.string(), z.unknown()) })) });

async function noticesOf(person: DevPerson): Promise<readonly unknown[]> {
  const answer = await fetch(`${product.url}/api/v1/notifications`, { headers: await again(person) });
  return notices.parse(await answer.json()).items.map(({ params }) => params['text_en']);
}

async function threePeople(): Promise<readonly [DevPerson, DevPerson, DevPerson]> {
  const [one, two, three] = await makePeople(product.url, 3, jvd(5000));
  if (!one || !two || !three) throw new Error('people are missing');
  return [one, two, three];
}

test('[REF-01, REF-02] from a code to a reward on both sides', async () => {
  const [ann, ben, cleo] = await threePeople();
  const { code, items } = await referralsOf(ann);
  expect([code.length, items]).toEqual([8, []]);
  const applied = await apply(ben, code);
  expect([applied.status, await applied.json()]).toEqual([200, { detail: expect.stringMatching(/applied/) }]);
  expect((await referralsOf(ann)).items).toEqual([{ status: 'verified', created_at: expect.any(String) }]);
  expect((await send(product.url, { from: ben, to: cleo, minor: 1000, key: 'first-payment' })).status).toBe(
    201,
  );
  await patiently(async () => expect((await referralsOf(ann)).items[0]?.status).toBe('completed'));
  product.clock.advance(14 * 24 * 3600 + 60);
  await product.services.unit((work) => work.enqueue('referrals.release_rewards', {}));
  await patiently(async () => {
    expect(await Promise.all([ann, ben, cleo].map(balanceOf))).toEqual([6000n, 5000n, 6000n]);
  });
  expect(await historyOf(ann, 'en')).toEqual([
    'referrals.reward Referral reward',
    'sandbox_deposit Play money added',
  ]);
  expect(await historyOf(ann, 'ar')).toEqual([
    'referrals.reward مكافأة إحالة',
    'sandbox_deposit إضافة رصيد تجريبي',
  ]);
  await patiently(async () => {
    expect(await noticesOf(ann)).toContain('You received a referral reward of {amount}');
  });
});

test('[REF-01] bad, own and second codes get the same 400; nobody signed in gets 401', async () => {
  const [ann, ben] = await threePeople();
  const { code } = await referralsOf(ann);
  expect((await apply(ben, code)).status).toBe(200);
  const problems = [];
  for (const [person, given] of [
    [ann, code],
    [ben, code],
    [ann, 'NOBODYS2'],
    [ann, '!'],
  ] as const) {
    const answer = await apply(person, given);
    const { request_id: _own, ...problem } = z.record(z.string(), z.unknown()).parse(await answer.json());
    problems.push([answer.status, JSON.stringify(problem)].join(' '));
  }
  expect(new Set(problems).size).toBe(1);
  expect(problems[0]).toMatch(/^400 .*referral_refused/);
  const stranger = await post(`${product.url}/api/v1/referrals/apply`, { referral_code: code });
  expect(stranger.status).toBe(401);
});
