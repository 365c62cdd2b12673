import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
let admin: DevPerson;
let oversight: DevPerson;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  [admin, oversight] = [await holder('admin'), await holder('oversight')];
});
afterAll(() => product.close());

async function person(): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1);
  if (!made) throw new Error('nobody was made');
  return made;
}

async function holder(role: string): Promise<DevPerson> {
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

const shape = z.looseObject({
  id: z.optional(z.string()),
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  version: z.optional(z.number()),
});

async function send(method: 'GET' | 'POST' | 'PUT', path: string, as: DevPerson, body?: object) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      ...bearer(as),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: shape.parse(await answer.json()) };
}

const forOneQueue = {
  role: 'fraud_reviewer',
  is_one_queue: true,
  queue: 'fraud.report',
  why: 'I begin in the fraud team on Monday.',
  has_end: false,
};

/** Fills in the form and sends it. */
async function ask(who: DevPerson, answers: object = forOneQueue) {
  const begun = (await send('POST', '/forms/roles.request/drafts', who, {})).body;
  const saved = await send('PUT', `/form-drafts/${begun.id}`, who, { version: begun.version, answers });
  const body = { draft_id: begun.id, version: saved.body.version };
  return send('POST', '/roles/requests', who, body);
}

async function approvedBy(officer: DevPerson, caseId: string | undefined) {
  const path = `/admin/cases/${caseId}`;
  const taken = await send('POST', `${path}/steps`, officer, { step: 'take', version: 1 });
  expect(taken.status).toBe(200);
  const decision = { decision: 'approve', version: 2, reason: 'Known to the team' };
  return send('POST', `${path}/decision`, officer, decision);
}

async function proposalAbout(who: DevPerson) {
  const { rows } = await product.services.pool.query<{ id: string; sha256: string }>(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
    [who.user_id],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { id: '', sha256: '' };
}

async function proposalWith(id: string) {
  const { rows } = await product.services.pool.query<{ sha256: string }>(
    `select encode(payload_sha256, 'hex') as sha256 from approvals.proposal where id = $1`,
    [id],
  );
  return rows[0] ?? { sha256: '' };
}

/** As if its three days were over. */
async function letExpire(id: string): Promise<void> {
  await product.owner.query('alter table approvals.proposal disable trigger proposal_decided_once');
  await product.owner.query(
    `update approvals.proposal set proposed_at = proposed_at - interval '9 days', expires_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  await product.owner.query('alter table approvals.proposal enable trigger proposal_decided_once');
  const { list } = composeDomains(readConfig({ TEST_MODE: '1', DEMO: 'on' }), product.keys);
  const expire = list.flatMap(({ jobs }) => jobs?.['approvals.expire'] ?? [])[0];
  await product.services.unit(async (work) => expire?.(work, {}));
}

async function expectEnded(who: DevPerson, caseId: string | undefined, state: string): Promise<void> {
  expect((await send('GET', `/cases/${caseId}`, who)).body.state).toBe(state);
  const told = () =>
    product.services.pool.query(
      `select from notifications.notification where user_id = $1 and kind in ('cases.approved', 'cases.decided')`,
      [who.user_id],
    );
  // Of the approval, and of what became of the proposal.
  await expect.poll(async () => (await told()).rowCount).toBe(2);
}

const cases = (who: DevPerson) => send('GET', '/admin/cases', who);

describe('a role that a person asks for', () => {
  it('is proposed by an admin, given by a second person, and seen in the queue; then it ends', async () => {
    const newcomer = await person();
    const inAMonth = new Date(product.services.clock.now().getTime() + 30 * 86_400_000);
    const opened = await ask(newcomer, {
      ...forOneQueue,
      has_end: true,
      ends_on: inAMonth.toISOString().slice(0, 10),
    });
    expect(opened.status).toBe(201);
    expect((await cases(newcomer)).body.code).toBe('role_required');

    const decided = await approvedBy(admin, opened.body.id);
    expect(decided).toMatchObject({ status: 200, body: { state: 'proposed' } });
    expect((await cases(newcomer)).body.code).toBe('role_required');
    expect((await send('GET', `/cases/${opened.body.id}`, newcomer)).body.state).toBe('proposed');

    const { id, sha256 } = await proposalAbout(newcomer);
    const approve = (by: DevPerson) => send('POST', `/admin/proposals/${id}/approve`, by, { sha256 });
    expect((await approve(admin)).status).toBe(403);
    expect((await approve(newcomer)).body.code).toBe('role_required');
    expect((await approve(oversight)).body.state).toBe('executed');
    expect((await cases(newcomer)).status).toBe(200);
    expect((await send('GET', '/roles/own', newcomer)).body).toMatchObject({
      roles: [{ role: 'fraud_reviewer', scope_kind: 'queue', scope_id: 'fraud.report' }],
    });

    expect((await ask(newcomer)).body.code).toBe('roles_unchanged');
    const { rowCount } = await product.services.pool.query(
      `select from roles.role_request where user_id = $1 and proposal_id = $2`,
      [newcomer.user_id, id],
    );
    expect(rowCount).toBe(1);
  });

  const ends = [
    [
      'rejects',
      'not_granted',
      (id: string) => send('POST', `/admin/proposals/${id}/reject`, oversight, { reason: 'Too early' }),
    ],
    ['withdraws', 'not_granted', (id: string) => send('POST', `/admin/proposals/${id}/withdraw`, admin, {})],
    [
      'approves',
      'granted',
      async (id: string) => {
        const { sha256 } = await proposalWith(id);
        return send('POST', `/admin/proposals/${id}/approve`, oversight, { sha256 });
      },
    ],
  ] as const;

  it.each(ends)(
    'whose proposal a person %s is a case that says %s, and tells the person who asked',
    async (_does, state, end) => {
      const newcomer = await person();
      const opened = await ask(newcomer);
      await approvedBy(admin, opened.body.id);
      expect((await end((await proposalAbout(newcomer)).id)).status).toBe(200);
      await expectEnded(newcomer, opened.body.id, state);
    },
  );

  it('whose proposal expires is a case that says so, and may be asked for again', async () => {
    const newcomer = await person();
    const opened = await ask(newcomer);
    await approvedBy(admin, opened.body.id);
    const { id } = await proposalAbout(newcomer);
    await letExpire(id);
    await expectEnded(newcomer, opened.body.id, 'not_granted');
    expect((await ask(newcomer)).status).toBe(201);
  });

  it('waits once, however often it is asked for at the same moment', async () => {
    const newcomer = await person();
    expect((await ask(newcomer)).status).toBe(201);
    expect((await ask(newcomer)).body.code).toBe('request_waits');
    expect((await ask(newcomer, { ...forOneQueue, role: 'auditor' })).status).toBe(201);
  });

  it('is never one that decides about roles, and never ends in the past', async () => {
    const newcomer = await person();
    for (const role of ['admin', 'oversight', 'super_admin'])
      expect((await ask(newcomer, { ...forOneQueue, role })).body.code).toBe('validation_failed');
    const past = await ask(newcomer, { ...forOneQueue, has_end: true, ends_on: '2020-01-01' });
    expect(past).toMatchObject({ status: 422, body: { code: 'ends_too_early' } });
  });

  it('is not decided by the person who asked, nor by reviewers of other queues', async () => {
    const opened = await ask(admin, { ...forOneQueue, role: 'auditor' });
    const take = { step: 'take', version: 1 };
    const steps = `/admin/cases/${opened.body.id}/steps`;
    expect((await send('POST', steps, admin, take)).body.code).toBe('own_case');
    const reviewer = await holder('fraud_reviewer');
    expect((await send('POST', steps, reviewer, take)).body.code).toBe('not_found');
    expect((await send('POST', steps, oversight, take)).body.code).toBe('role_required');
  });

  it('may be asked for again once it was declined', async () => {
    const newcomer = await person();
    const opened = await ask(newcomer);
    const path = `/admin/cases/${opened.body.id}`;
    await send('POST', `${path}/steps`, admin, { step: 'take', version: 1 });
    const decision = { decision: 'decline', version: 2, reason: 'Not in the team yet' };
    expect((await send('POST', `${path}/decision`, admin, decision)).body.state).toBe('declined');
    expect((await ask(newcomer)).status).toBe(201);
  });
});

it('a role that was asked for until a day gives nothing after it', async () => {
  const newcomer = await person();
  const tomorrow = new Date(product.services.clock.now().getTime() + 86_400_000);
  const until = { ...forOneQueue, has_end: true, ends_on: tomorrow.toISOString().slice(0, 10) };
  const opened = await ask(newcomer, until);
  await approvedBy(admin, opened.body.id);
  const { id, sha256 } = await proposalAbout(newcomer);
  await send('POST', `/admin/proposals/${id}/approve`, oversight, { sha256 });
  expect((await cases(newcomer)).status).toBe(200);
  await product.services.pool.query(
    `update roles.role_grant set granted_at = granted_at - interval '9 days', ends_at = now() - interval '1 second' where user_id = $1`,
    [newcomer.user_id],
  );
  expect((await cases(newcomer)).body.code).toBe('role_required');
});
