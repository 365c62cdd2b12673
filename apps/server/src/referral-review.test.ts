import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { bearer, jvd, makePeople, post, send, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let admin: DevPerson;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
  admin = await person();
  await changeRoles(admin, ['fraud_reviewer']);
});
afterAll(() => product.close());

async function person(): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1, jvd(5000));
  if (!made) throw new Error('nobody was made');
  return made;
}

/** What an operator does with a service key. */
async function asOperator(method: 'PUT' | 'DELETE', path: string, body: object): Promise<Response> {
  const key = z
    .object({ key: z.string() })
    .parse(await (await fetch(`${product.url}/dev/service-key`)).json());
  return fetch(`${product.url}/auth/v1/admin/users/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.key}` },
    body: JSON.stringify(body),
  });
}

async function changeRoles({ user_id }: DevPerson, roles: readonly string[]): Promise<void> {
  expect((await asOperator('PUT', user_id, { app_metadata: { roles } })).status).toBe(200);
}

const REVIEW = '/api/v1/admin/referral-rewards';
const review = z.object({
  items: z.array(
    z.object({ id: z.string(), user_id: z.string(), risk: z.number(), reasons: z.array(z.string()) }),
  ),
});

async function waiting(): Promise<z.output<typeof review>['items']> {
  const answer = await fetch(product.url + REVIEW, { headers: bearer(admin) });
  expect(answer.status).toBe(200);
  return review.parse(await answer.json()).items;
}

async function decide(id: string, decision: string, as = admin): Promise<readonly [number, unknown]> {
  const answer = await post(`${product.url}${REVIEW}/${id}/decide`, { decision }, bearer(as));
  return [answer.status, await answer.json()];
}

/** Someone brings someone, both of them a little too close to each other; both have rewards to be looked at. */
async function riskyReferral(): Promise<{ readonly ann: DevPerson; readonly ben: DevPerson }> {
  const [ann, ben, cleo] = [await person(), await person(), await person()];
  const answer = await fetch(`${product.url}/api/v1/referrals`, { headers: bearer(ann) });
  const { code } = z.object({ code: z.string() }).parse(await answer.json());
  const applied = await post(`${product.url}/api/v1/referrals/apply`, { referral_code: code }, bearer(ben));
  expect(applied.status).toBe(200);
  await product.services.pool.query(
    "update referrals.referral set risk = 60, risk_reasons = '{same_mailbox}' where referee_id = $1",
    [ben.user_id],
  );
  const paid = await send(product.url, { from: ben, to: cleo, minor: 1000, key: `first-${ben.user_id}` });
  expect([paid.status, await paid.json()]).toMatchObject([201, {}]);
  await patiently(async () =>
    expect((await waiting()).map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([ann.user_id, ben.user_id]),
    ),
  );
  return { ann, ben };
}

test('(threat 3) what looks risky waits for a fraud reviewer, who releases or refuses it once, under audit', async () => {
  const { ann, ben } = await riskyReferral();
  const items = await waiting();
  const of = ({ user_id }: DevPerson) => items.find((item) => item.user_id === user_id)?.id ?? '';
  expect(items.find(({ user_id }) => user_id === ann.user_id)).toMatchObject({
    risk: 60,
    reasons: ['same_mailbox'],
  });
  expect(await decide(of(ann), 'refuse')).toEqual([200, { id: of(ann), state: 'refused' }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(of(ben), 'release')));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(await decide(of(ann), 'release')).toMatchObject([404, { code: 'reward_unknown' }]);
  const auditor = await person();
  await changeRoles(auditor, ['auditor']);
  const log = await fetch(`${product.url}/api/v1/admin/audit`, { headers: bearer(auditor) });
  const { items: entries } = z.object({ items: z.array(z.unknown()) }).parse(await log.json());
  for (const [action, who] of [
    ['referral_reward_refused', ann],
    ['referral_reward_released', ben],
  ] as const) {
    expect(entries).toContainEqual(
      expect.objectContaining({ action, details: { subject: of(who), by: admin.user_id } }),
    );
  }
  const { rows } = await product.services.pool.query<{ state: string; user_id: string }>(
    'select state, user_id from referrals.reward where user_id = any($1::uuid[])',
    [[ann.user_id, ben.user_id]],
  );
  expect(new Map(rows.map(({ user_id, state }) => [user_id, state]))).toEqual(
    new Map([
      [ann.user_id, 'refused'],
      [ben.user_id, 'held'],
    ]),
  );
});

test('(threat 3) nobody without the role sees or decides, and nobody decides about themselves', async () => {
  const { ann, ben } = await riskyReferral();
  const id = (await waiting()).find(({ user_id }) => user_id === ben.user_id)?.id ?? '';
  expect((await fetch(product.url + REVIEW)).status).toBe(401);
  expect((await fetch(product.url + REVIEW, { headers: bearer(ann) })).status).toBe(403);
  expect(await decide(id, 'release', ann)).toMatchObject([403, { code: 'role_required' }]);
  await changeRoles(ann, ['fraud_reviewer']);
  expect(await decide(id, 'release', ann)).toMatchObject([403, { code: 'reward_own' }]);
  expect(await decide(id, 'maybe')).toMatchObject([422, { code: 'validation_failed' }]);
  expect(await decide(crypto.randomUUID(), 'release')).toMatchObject([404, { code: 'reward_unknown' }]);
});

test('a deleted account leaves no name, code, notification or preference behind, and its username stays taken', async () => {
  const { ann } = await riskyReferral();
  expect((await asOperator('DELETE', ann.user_id, {})).status).toBe(200);
  const count = async () => {
    const { rows } = await product.services.pool.query<{ left: number; taken: number; given: number }>(
      `
      select
        (select count(*) from profile.profile where user_id = $1)::int
        + (select count(*) from notifications.notification where user_id = $1)::int
        + (select count(*) from locale.preference where user_id = $1)::int
        + (select count(*) from referrals.referral_code where user_id = $1)::int
        + (select count(*) from identity.user where id = $1)::int
        + (select count(*) from identity.session where user_id = $1)::int as left,
        (select count(*) from profile.username where user_id = $1)::int as taken,
        (select count(*) from referrals.reward where user_id = $1 and state <> 'refused')::int as given`,
      [ann.user_id],
    );
    return rows[0];
  };
  await patiently(async () => expect(await count()).toEqual({ left: 0, taken: 1, given: 0 }));
});
