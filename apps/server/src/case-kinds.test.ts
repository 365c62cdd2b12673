import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let asker: DevPerson;
let service: string;
let report: string;

beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  asker = await person();
  const purpose = { purpose: 'A fund for our school', for_organization: false, is_urgent: false };
  service = await opened('desk.fund', purpose, '/services/fund/cases');
  const story = {
    category: 'message',
    story: 'A message said that my wallet is closed.',
    lost_money: false,
    has_contact: false,
    is_name_withheld: false,
  };
  report = await opened('fraud.report', story, '/fraud/reports');
});
afterAll(() => product.close());

async function person(): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1);
  if (!made) throw new Error('nobody was made');
  return made;
}

async function officer(role: string): Promise<DevPerson> {
  const made = await person();
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${made.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles: [role] } }),
  });
  expect(changed.status).toBe(200);
  return made;
}

async function send(method: 'POST' | 'PUT', path: string, body: object, as: DevPerson) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      ...bearer(as),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const shape = z.object({
    id: z.optional(z.string()),
    version: z.optional(z.number()),
    code: z.optional(z.string()),
  });
  return { status: answer.status, body: shape.parse(await answer.json()) };
}

/** The id of a case of the asker's. */
async function opened(form: string, answers: object, path: string): Promise<string> {
  const begun = (await send('POST', `/forms/${form}/drafts`, {}, asker)).body;
  const saved = await send('PUT', `/form-drafts/${begun.id}`, { version: begun.version, answers }, asker);
  const body = { draft_id: begun.id, version: saved.body.version };
  const { status, body: made } = await send('POST', path, body, asker);
  expect(status).toBe(201);
  return made.id ?? '';
}

async function seenBy(who: DevPerson): Promise<readonly string[]> {
  const url = `${product.url}/api/v1/admin/cases?sample=hidden`;
  const answer = await fetch(url, { headers: bearer(who) });
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await answer.json());
  return items.map(({ id }) => id).filter((id) => id === service || id === report);
}

const statusOf = async (id: string, who: DevPerson) =>
  (await fetch(`${product.url}/api/v1/admin/cases/${id}`, { headers: bearer(who) })).status;

describe('officers see the cases of their kinds', () => {
  it.each([
    ['content_editor', ['service']],
    ['registry_reviewer', ['service']],
    ['fraud_reviewer', ['report']],
    ['super_admin', ['service']],
    ['auditor', ['report', 'service']],
    ['oversight', ['report', 'service']],
    ['admin', ['report', 'service']],
  ])('%s: %j', async (role, kinds) => {
    const who = await officer(role);
    const named = { service, report };
    const wanted = kinds.map((kind) => (kind === 'report' ? named.report : named.service));
    expect((await seenBy(who)).toSorted()).toEqual(wanted.toSorted());
    expect(await statusOf(service, who)).toBe(kinds.includes('service') ? 200 : 404);
    expect(await statusOf(report, who)).toBe(kinds.includes('report') ? 200 : 404);
  });

  it('and take no step in those of others, nor in those that they only read', async () => {
    const take = { step: 'take', version: 1 };
    const editor = await officer('content_editor');
    const steps = `/admin/cases/${report}/steps`;
    expect((await send('POST', steps, take, editor)).body.code).toBe('not_found');
    const note = { text: 'Mine now', kind: 'note' };
    expect((await send('POST', `/admin/cases/${report}/messages`, note, editor)).body.code).toBe('not_found');
    const reviewer = await officer('fraud_reviewer');
    expect((await send('POST', `/admin/cases/${service}/steps`, take, reviewer)).body.code).toBe('not_found');
    const auditor = await officer('auditor');
    expect((await send('POST', steps, take, auditor)).body.code).toBe('role_required');
    expect((await send('POST', steps, take, reviewer)).status).toBe(200);
  });
});
