import { addressOf } from '@egcr/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, jvd, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let officer: DevPerson;
let other: DevPerson;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  [officer, other] = [await reviewer(), await reviewer()];
});
afterAll(() => product.close());

async function person(): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1, jvd(1000));
  if (!made) throw new Error('nobody was made');
  return made;
}

async function reviewer(): Promise<DevPerson> {
  const made = await person();
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${made.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles: ['fraud_reviewer'] } }),
  });
  expect(changed.status).toBe(200);
  return made;
}

const shape = z.looseObject({ id: z.optional(z.string()), version: z.optional(z.number()) });

async function send(method: 'GET' | 'POST' | 'PUT', path: string, as: DevPerson, body?: object) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { ...bearer(as), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: shape.parse(await answer.json()) };
}

/** The id of a report, by someone new. */
async function reported(answers: object): Promise<string> {
  const who = await person();
  const begun = (await send('POST', '/forms/fraud.report/drafts', who, {})).body;
  const all = {
    category: 'business',
    story: 'They took a deposit and are not there any more.',
    lost_money: false,
    has_contact: false,
    is_name_withheld: false,
    ...answers,
  };
  const saved = await send('PUT', `/form-drafts/${begun.id}`, who, { version: begun.version, answers: all });
  const body = { draft_id: begun.id, version: saved.body.version };
  const sent = await send('POST', '/fraud/reports', who, body);
  expect(sent.status).toBe(201);
  return sent.body.id ?? '';
}

/** Who of the two officers has it in their queue. */
async function seenBy(id: string): Promise<readonly number[]> {
  const asked = [officer, other].map((who) => send('GET', `/admin/cases/${id}`, who));
  return (await Promise.all(asked)).map(({ status }) => status);
}

describe('a report that names an organisation [SYS-23]', () => {
  it('is not there for an officer who belongs to it, whichever way it is named', async () => {
    const made = { kind: 'business', name: 'Harbour Lettings Ltd', country: 'DE' };
    const { id: organisation } = (await send('POST', '/organisations', officer, made)).body;
    const page = `${product.url}/organisations/${organisation}`;
    for (const answers of [
      { story: 'HARBOUR LETTINGS took a deposit and is not there any more.' },
      { has_contact: true, contact: 'Harbour-Lettings' },
      { has_contact: true, contact: page },
    ])
      expect([answers, await seenBy(await reported(answers))]).toEqual([answers, [404, 200]]);
    expect(await seenBy(await reported({ story: 'The letting of a harbour was a fraud.' }))).toEqual([
      200, 200,
    ]);
  });

  it('is not there for an officer either whose own wallet it names', async () => {
    const { rows } = await product.owner.query(
      `select id from ledger.account where owner_kind = 'person' and owner_id = $1 limit 1`,
      [officer.user_id],
    );
    const contact = addressOf(rows[0].id);
    const id = await reported({ has_contact: true, contact: `It went to ${contact}.` });
    expect(await seenBy(id)).toEqual([404, 200]);
  });
});
