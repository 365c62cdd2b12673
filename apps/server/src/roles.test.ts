import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let one: DevPerson;
let two: DevPerson;
let auditor: DevPerson;
let admin: DevPerson;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  [one, two, auditor, admin] = [
    await holder('super_admin'),
    await holder('super_admin'),
    await holder('auditor'),
    await holder('admin'),
  ];
});
afterAll(() => product.close());

const GRANTS = '/api/v1/admin/role-grants';
const PROPOSALS = '/api/v1/admin/proposals';
const QUEUE = '/api/v1/admin/contact-messages';

async function person(): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1);
  if (!made) throw new Error('nobody was made');
  return made;
}

async function holder(...roles: readonly string[]): Promise<DevPerson> {
  const made = await person();
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${made.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles } }),
  });
  expect(changed.status).toBe(200);
  return made;
}

type Body = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: Body;
}

async function send(path: string, body: object, as: DevPerson): Promise<Answer> {
  const answer = await post(product.url + path, body, {
    ...bearer(as),
    'idempotency-key': crypto.randomUUID(),
  });
  return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) };
}

async function read(path: string, as: DevPerson): Promise<Answer> {
  const answer = await fetch(product.url + path, { headers: bearer(as) });
  return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) };
}

const propose = (by: DevPerson, whom: DevPerson, given: object = {}) =>
  send(GRANTS, { username: whom.username, role: 'content_editor', reason: 'New in the team', ...given }, by);
const approve = (by: DevPerson, { body }: Answer) =>
  send(`${PROPOSALS}/${String(body['id'])}/approve`, { sha256: body['sha256'] }, by);
const revoke = (by: DevPerson, grantId: unknown) =>
  send(`${GRANTS}/${String(grantId)}/revoke`, { reason: 'Left the team' }, by);
const grantOf = ({ body }: Answer) =>
  z.object({ outcome: z.object({ grant_id: z.string() }) }).parse(body).outcome.grant_id;
const advance = (seconds: number) => post(`${product.url}/dev/clock`, { advance_seconds: seconds });

describe('a role of the staff', () => {
  it('is proposed, approved by another, used, and revoked: from the next request of an open session on it gives nothing', async () => {
    const newcomer = await person();
    const proposed = await propose(one, newcomer);
    expect(proposed).toMatchObject({ status: 202, body: { kind: 'roles.grant', state: 'open' } });
    expect(await read(QUEUE, newcomer)).toMatchObject({
      status: 403,
      body: {
        code: 'role_required',
        permission: 'contact.handle',
        roles: 'content_editor admin super_admin',
        own_roles: '',
      },
    });
    expect((await approve(one, proposed)).body).toMatchObject({ code: 'own_proposal' });
    const done = await approve(two, proposed);
    expect(done).toMatchObject({ status: 200, body: { state: 'executed' } });
    expect((await read(QUEUE, newcomer)).status).toBe(200);
    expect((await read(GRANTS, newcomer)).body).toMatchObject({ own_roles: 'content_editor' });
    const own = await read('/api/v1/roles/own', newcomer);
    expect(own.body).toMatchObject({
      roles: [{ role: 'content_editor', scope_kind: 'global', ends_at: null }],
    });

    const { items } = z
      .object({ items: z.array(z.looseObject({ id: z.string() })) })
      .parse((await read(GRANTS, auditor)).body);
    expect(items.find(({ id }) => id === grantOf(done))).toMatchObject({
      person: { user_id: newcomer.user_id },
      granted_by: { user_id: one.user_id },
      approved_by: { user_id: two.user_id },
      reason: 'New in the team',
    });
    expect((await revoke(auditor, grantOf(done))).body).toMatchObject({ code: 'role_required' });
    expect((await revoke(admin, grantOf(done))).body).toMatchObject({
      ended_by: { user_id: admin.user_id },
      end_reason: 'Left the team',
    });
    expect((await read(QUEUE, newcomer)).status).toBe(403);
    expect((await read('/api/v1/roles/own', newcomer)).body).toMatchObject({ roles: [], rules: [] });
    expect((await revoke(admin, grantOf(done))).body).toMatchObject({ code: 'grant_ended' });
  });

  it('is given exactly once by twenty approvals at the same moment', async () => {
    const newcomer = await person();
    const proposed = await propose(one, newcomer);
    const oversight = await holder('oversight');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => approve(at % 2 === 0 ? two : oversight, proposed)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'proposal_decided')).toHaveLength(19);
    const { rows } = await product.services.pool.query('select 1 from roles.role_grant where user_id = $1', [
      newcomer.user_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is given once where two proposals of it are approved at the same moment', async () => {
    const newcomer = await person();
    const proposals = [await propose(one, newcomer), await propose(one, newcomer)];
    const answers = await Promise.all(proposals.map((each) => approve(two, each)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
  });

  it('is neither proposed nor approved by the person who would get it', async () => {
    expect((await propose(one, one, { role: 'finance_officer' })).body).toMatchObject({
      code: 'interested_party',
    });
    const raising = await propose(one, two, { role: 'finance_officer' });
    expect((await approve(two, raising)).body).toMatchObject({ code: 'interested_party' });
  });

  it('that decides about roles is proposed by super admins alone, and an auditor proposes none', async () => {
    const newcomer = await person();
    for (const role of ['admin', 'oversight', 'super_admin'])
      expect((await propose(admin, newcomer, { role })).body).toMatchObject({
        code: 'role_required',
        permission: 'roles.propose_power',
      });
    expect((await propose(admin, newcomer, { role: 'auditor' })).status).toBe(202);
    expect((await propose(auditor, newcomer)).body).toMatchObject({
      code: 'role_required',
      permission: 'roles.propose',
    });
    expect((await approve(admin, await propose(one, newcomer))).body).toMatchObject({
      code: 'role_required',
    });
  });

  it('of a super admin is taken away by two people, not by one', async () => {
    const grants = await product.services.pool.query<{ id: string }>(
      "select id from roles.role_grant where user_id = $1 and role = 'super_admin'",
      [two.user_id],
    );
    expect((await revoke(one, grants.rows[0]?.id)).body).toMatchObject({ code: 'takes_two_people' });
    expect((await read(GRANTS, two)).status).toBe(200);
  });

  it('loses what its maker proposed, once the maker has lost theirs', async () => {
    const maker = await holder('admin');
    const proposed = await propose(maker, await person());
    const { rows } = await product.services.pool.query<{ id: string }>(
      'select id from roles.role_grant where user_id = $1',
      [maker.user_id],
    );
    expect((await revoke(one, rows[0]?.id)).status).toBe(200);
    expect((await approve(two, proposed)).body).toMatchObject({ code: 'proposal_void' });
  });
});

describe('a role with a place', () => {
  it('opens no call that does not judge places itself', async () => {
    const newcomer = await person();
    const proposed = await propose(one, newcomer, { scope_kind: 'queue', scope_id: 'contact' });
    expect((await approve(two, proposed)).status).toBe(200);
    expect((await read(QUEUE, newcomer)).body).toMatchObject({
      code: 'role_required',
      own_roles: 'content_editor',
    });
    expect((await propose(one, newcomer)).status).toBe(202);
    expect((await propose(one, newcomer, { scope_kind: 'queue', scope_id: 'contact' })).body).toMatchObject({
      code: 'roles_unchanged',
    });
  });
});

describe('a role with an end', () => {
  it('gives nothing from its end on, in a session that is open, before any job has run', async () => {
    const newcomer = await person();
    const now = z
      .object({ now: z.string() })
      .parse(await (await fetch(`${product.url}/dev/clock`)).json()).now;
    const endsAt = (seconds: number) => new Date(new Date(now).getTime() + seconds * 1000).toISOString();
    expect((await propose(one, newcomer, { ends_at: endsAt(-1) })).body).toMatchObject({
      code: 'ends_too_early',
    });
    const proposed = await propose(one, newcomer, { ends_at: endsAt(60) });
    expect((await approve(two, proposed)).status).toBe(200);
    expect((await read(QUEUE, newcomer)).status).toBe(200);
    await advance(61);
    expect((await read(QUEUE, newcomer)).status).toBe(403);
    expect((await propose(one, newcomer)).status).toBe(202);
  });
});

describe('what is sent to propose a role', () => {
  it.each([
    ['an unknown role', { role: 'emperor' }, 'role'],
    ['an unknown kind of place', { scope_kind: 'galaxy', scope_id: 'x' }, 'scope_kind'],
    ['a place without its name', { scope_kind: 'queue' }, 'scope_id'],
    ['a name without a place', { scope_id: 'contact' }, 'scope_id'],
    ['a condition instead of a name', { scope_kind: 'queue', scope_id: '{"$ne":""}' }, 'scope_id'],
    ['an object instead of a name', { scope_kind: 'queue', scope_id: { $ne: '' } }, 'scope_id'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a reason that turns the direction of text', { reason: 'Nice\u202Eecin' }, 'reason'],
    ['a member that is not asked for', { approved_by: 'me' }, 'approved_by'],
    ['an end that is no time', { ends_at: 'tomorrow' }, 'ends_at'],
  ])('is refused with %s, at its field', async (_, given, field) => {
    const answer = await propose(one, auditor, given);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is refused for an unknown person', async () => {
    const unknown = { ...auditor, username: "nobody' or 1=1 --" };
    expect((await propose(one, unknown)).body).toMatchObject({ code: 'person_unknown' });
  });
});
