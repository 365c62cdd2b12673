import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

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

async function send(method: 'GET' | 'POST', path: string, as: DevPerson, body?: object) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      ...bearer(as),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read: Body = z.record(z.string(), z.unknown()).parse(await answer.json());
  return { status: answer.status, body: read };
}

const find = (text: string, as = admin) => send('GET', `/admin/people?text=${encodeURIComponent(text)}`, as);
const idsIn = ({ body }: { readonly body: Body }) =>
  z
    .object({ items: z.array(z.object({ user_id: z.string() })) })
    .parse(body)
    .items.map(({ user_id: id }) => id);
const grantsIn = ({ body }: { readonly body: Body }) =>
  z.object({ grants: z.array(z.looseObject({ id: z.string() })) }).parse(body).grants;

describe('the search for people', () => {
  it('finds by the beginning of a name or username, by the whole address and by the id', async () => {
    const known = await person();
    const { rows } = await product.services.pool.query<{
      first_name: string;
      last_name: string;
      email: string;
    }>(
      `select first_name, last_name, email from profile.profile join identity.user on id = user_id where user_id = $1`,
      [known.user_id],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the person has no profile');
    const texts = [
      known.username,
      `@${known.username.toUpperCase()}`,
      row.email,
      known.user_id,
      known.username.slice(0, -1),
    ];
    for (const text of texts) expect(idsIn(await find(text))).toContain(known.user_id);
    await product.services.pool.query(
      `update profile.profile set last_name = 'Ünlü-Maß' where user_id = $1`,
      [known.user_id],
    );
    for (const text of ['ünlü', `${row.first_name} ünl`.toLowerCase()])
      expect(idsIn(await find(text))).toContain(known.user_id);
  });

  it('does not page through addresses, and reads no pattern', async () => {
    const known = await person();
    for (const text of [known.username.slice(1), '%%', '__', '\\\\', known.user_id.slice(0, 8)])
      expect(idsIn(await find(text))).not.toContain(known.user_id);
    expect(await find('a')).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect((await find(`'; drop table profile.profile; --`)).status).toBe(200);
  });

  it('is for those who may read roles', async () => {
    for (const one of [await person(), await holder('fraud_reviewer'), await holder('finance_officer')]) {
      expect((await find('amina', one)).body).toMatchObject({ code: 'role_required' });
      expect((await send('GET', `/admin/people/${admin.user_id}`, one)).status).toBe(403);
    }
    expect((await find('amina', oversight)).status).toBe(200);
  });
});

describe('the account of a person, for staff', () => {
  it('shows roles that stand and that have ended, and no balance; who read it is in the audit log', async () => {
    const newcomer = await person();
    const proposal = await send('POST', '/admin/role-grants', admin, {
      username: newcomer.username,
      role: 'content_editor',
      reason: 'New in the team',
    });
    expect((await send('GET', '/admin/waiting-proposals', admin)).body).toMatchObject({ own: 1 });
    const waiting = (await send('GET', '/admin/waiting-proposals', oversight)).body;
    expect(Number(waiting['others'])).toBeGreaterThan(0);
    await send('POST', `/admin/proposals/${String(proposal.body['id'])}/approve`, oversight, {
      sha256: proposal.body['sha256'],
    });
    const path = `/admin/people/${newcomer.user_id}`;
    const read = await send('GET', path, admin);
    expect(read.body).toMatchObject({
      username: newcomer.username,
      has_second_factor: false,
      has_pin: true,
      is_blocked: false,
      is_verified: true,
      own: false,
      grants: [
        {
          role: 'content_editor',
          scope_kind: 'global',
          reason: 'New in the team',
          granted_by: { user_id: admin.user_id },
          approved_by: { user_id: oversight.user_id },
          ends_at: null,
          ended_at: null,
        },
      ],
    });
    expect(JSON.stringify(read.body)).not.toMatch(/balance|amount/);
    const [grant] = grantsIn(read);
    await send('POST', `/admin/role-grants/${grant?.id}/revoke`, oversight, { reason: 'Left the team' });
    expect(grantsIn(await send('GET', path, admin))).toMatchObject([
      { end_reason: 'Left the team', ended_by: { user_id: oversight.user_id } },
    ]);
    const { rows } = await product.services.pool.query<{ by: string }>(
      `select details ->> 'by' as by from identity.audit_event where action = 'person_looked_up' and user_id = $1`,
      [newcomer.user_id],
    );
    expect(rows).toEqual([{ by: admin.user_id }, { by: admin.user_id }]);
  });

  it('that there is not is not found', async () => {
    expect((await send('GET', `/admin/people/${crypto.randomUUID()}`, admin)).status).toBe(404);
    expect(idsIn(await find(crypto.randomUUID()))).toEqual([]);
  });
});

describe('a role of one’s own', () => {
  const own = async (who: DevPerson) =>
    z
      .object({ roles: z.array(z.object({ id: z.string(), role: z.string() })) })
      .parse((await send('GET', '/roles/own', who)).body).roles;
  const giveUp = (id: string | undefined, who: DevPerson) =>
    send('POST', `/roles/own/${id}/give-up`, who, {});

  it('is given up at once, by its holder alone, and once', async () => {
    const editor = await holder('content_editor', 'auditor');
    const [grant] = (await own(editor)).filter(({ role }) => role === 'content_editor');
    expect((await giveUp(grant?.id, admin)).status).toBe(404);
    const twice = await Promise.all([giveUp(grant?.id, editor), giveUp(grant?.id, editor)]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await own(editor)).map(({ role }) => role)).toEqual(['auditor']);
    const ended = grantsIn(await send('GET', `/admin/people/${editor.user_id}`, admin));
    expect(ended).toContainEqual(
      expect.objectContaining({
        end_reason: 'given_up',
        ended_by: expect.objectContaining({ user_id: editor.user_id }),
      }),
    );
  });

  it('stays with the last super admin, also where two give it up at the same moment', async () => {
    const two = [await holder('super_admin'), await holder('super_admin')];
    const { rows } = await product.services.pool.query<{ id: string }>(
      `select id from identity.user where 'super_admin' = any(roles) and id <> all ($1)`,
      [two.map(({ user_id: id }) => id)],
    );
    // Those of the demonstration first.
    await product.services.pool.query(
      `update identity.user set roles = array_remove(roles, 'super_admin') where id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    const answers = await Promise.all(
      two.map(async (who) => giveUp((await own(who)).find(({ role }) => role === 'super_admin')?.id, who)),
    );
    expect(new Set(answers.map(({ body }) => body['code'] ?? body['role']))).toEqual(
      new Set(['last_super_admin', 'super_admin']),
    );
  });
});
