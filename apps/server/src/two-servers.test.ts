import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { balanceOf, bearer, historyOf, jvd, makePeople, post, send } from '../testing/api.ts';
import { decide, makeOfficers, readOwnCase, takenCase } from '../testing/cases.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

let one: TestProduct;
let other: TestProduct;

beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  one = await startProduct({ settings: { DEMO: 'on' } });
  other = await startProduct({ beside: one, settings: { DEMO: 'on' } });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

test('one key used on two servers at the same time moves the money once', async () => {
  const [from, to] = await makePeople(one.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const sending = { from, to, minor: 1_000, key: crypto.randomUUID() };
  const urls = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one.url : other.url));
  const answers = await Promise.all(urls.map((url) => send(url, sending)));
  expect(new Set(answers.map(({ status }) => status)).has(201)).toBe(true);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await balanceOf(other.url, to)).toBe(11_000);
});

test('what one server is told, a page that is open at the other sees, and the bell rings once', async () => {
  const [from, to] = await makePeople(one.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const page = new AbortController();
  const live = await fetch(`${other.url}/api/v1/live`, { headers: bearer(to), signal: page.signal });
  const seen = readUntil(live, 'wallet.transfer_posted');
  expect((await send(one.url, { from, to, minor: 700, key: crypto.randomUUID() })).status).toBe(201);
  expect(await seen).toContain('event: wallet.transfer_posted');
  page.abort();
  const rung = async () => {
    const bell = await fetch(`${one.url}/api/v1/notifications`, { headers: bearer(to) });
    return ((await bell.json()) as { items: { kind: string; params: { value: string } }[] }).items.filter(
      ({ params }) => params.value === '700',
    ).length;
  };
  await eventually(async () => (await rung()) === 1);
  expect(await historyOf(other.url, to)).toHaveLength(1);
});

test('a person signed in at one server is known at the other', async () => {
  const [person] = await makePeople(one.url, 1);
  if (person === undefined) throw new Error('one person was asked for');
  const profile = await fetch(`${other.url}/api/v1/profile`, { headers: bearer(person) });
  expect(await profile.json()).toMatchObject({ username: person.username, has_pin: true });
});

const draft = z.object({ id: z.string(), version: z.number() });
const savedAs = z.object({ version: z.number() });
const refusedAs = z.object({ code: z.string(), submission_id: z.string() });

test('fifty submissions of one draft, over two servers at the same time, open one case, and the others learn which [SYS-16]', async () => {
  const [who] = await makePeople(one.url, 1);
  if (who === undefined) throw new Error('a person was asked for');
  const once = () => ({ ...bearer(who), 'idempotency-key': crypto.randomUUID() });
  const begun = draft.parse(
    await (await post(`${one.url}/api/v1/forms/desk.fund/drafts`, {}, once())).json(),
  );
  const answers = { purpose: 'A fund for our school', for_organization: false, is_urgent: false };
  const saved = await fetch(`${one.url}/api/v1/form-drafts/${begun.id}`, {
    method: 'PUT',
    headers: { ...bearer(who), 'content-type': 'application/json' },
    body: JSON.stringify({ version: begun.version, answers }),
  });
  const body = { draft_id: begun.id, version: savedAs.parse(await saved.json()).version };
  const urls = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? one.url : other.url));
  const sent = await Promise.all(
    urls.map(async (url) => {
      const answer = await post(`${url}/api/v1/services/fund/cases`, body, once());
      return { status: answer.status, said: await answer.json() };
    }),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  const others = sent.filter(({ status }) => status !== 201).map(({ said }) => refusedAs.parse(said));
  expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['draft_sent']));
  const mine = await fetch(`${other.url}/api/v1/cases`, { headers: bearer(who) });
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await mine.json());
  expect(items.map(({ id }) => id)).toEqual([others[0]?.submission_id]);
});

const grantAsked = z.object({ id: z.string(), sha256: z.string() });

/** People of the staff, by their roles. */
async function makeStaff(...roles: readonly string[]) {
  const { key } = z
    .object({ key: z.string() })
    .parse(await (await fetch(`${one.url}/dev/service-key`)).json());
  const made = await makePeople(one.url, roles.length);
  for (const [at, { user_id: id }] of made.entries()) {
    const changed = await fetch(`${one.url}/auth/v1/admin/users/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ app_metadata: { roles: [roles[at]] } }),
    });
    expect(changed.status).toBe(200);
  }
  return made;
}

test('twenty approvals of one role, over two servers at the same time, give it once, and it is gone at both with its end', async () => {
  const [proposer, second, third] = await makeStaff('super_admin', 'super_admin', 'oversight');
  const [newcomer] = await makePeople(one.url, 1);
  if (!proposer || !second || !third || !newcomer) throw new Error('four people were asked for');
  const as = (who: typeof second) => ({ ...bearer(who), 'idempotency-key': crypto.randomUUID() });
  const wanted = { username: newcomer.username, role: 'content_editor', reason: 'New in the team' };
  const { id, sha256 } = grantAsked.parse(
    await (await post(`${one.url}/api/v1/admin/role-grants`, wanted, as(proposer))).json(),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const url = at % 4 < 2 ? one.url : other.url;
      const by = as(at % 2 === 0 ? second : third);
      const answer = await post(`${url}/api/v1/admin/proposals/${id}/approve`, { sha256 }, by);
      return { status: answer.status, said: z.looseObject({}).parse(await answer.json()) };
    }),
  );
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(1);
  expect(answers.filter(({ said }) => said['code'] === 'proposal_decided')).toHaveLength(19);
  const queue = async (url: string) =>
    (await fetch(`${url}/api/v1/admin/contact-messages`, { headers: bearer(newcomer) })).status;
  expect([await queue(one.url), await queue(other.url)]).toEqual([200, 200]);
  const { outcome } = z.object({ outcome: z.object({ grant_id: z.string() }) }).parse(given[0]?.said);
  const ended = await post(
    `${other.url}/api/v1/admin/role-grants/${outcome.grant_id}/revoke`,
    { reason: 'Left the team' },
    as(second),
  );
  expect(ended.status).toBe(200);
  expect([await queue(one.url), await queue(other.url)]).toEqual([403, 403]);
});

test('twenty decisions of one case, over two servers at the same time, decide it once [SYS-16]', async () => {
  const [applicant] = await makePeople(one.url, 1);
  const officers = await makeOfficers(one.url, 4);
  const [taker] = officers;
  if (!applicant || !taker) throw new Error('five people were asked for');
  const caseId = await takenCase(one.url, applicant, taker);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      decide(at % 2 === 0 ? one.url : other.url, {
        caseId,
        officer: officers[at % officers.length] ?? taker,
        decision: at % 3 === 0 ? 'decline' : 'approve',
      }),
    ),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const { state, history } = await readOwnCase(other.url, applicant, caseId);
  expect(['fulfilled', 'declined']).toContain(state);
  expect(history.filter(({ event }) => ['approve', 'decline'].includes(event))).toHaveLength(1);
});

const upload = z.object({ id: z.string(), received_bytes: z.number() });
const document = z.object({ id: z.string() });
const link = z.object({ ticket: z.string() });

test('an upload that was begun at a server which then ended goes on at another, and its document opens for the session that asked', async () => {
  const [amina, ben] = await makePeople(one.url, 2);
  if (amina === undefined || ben === undefined) throw new Error('two people were asked for');
  const third = await startProduct({ beside: one, settings: { DEMO: 'on' } });
  const paper = pdfOf(300_000);
  const begun = { kind: 'documents.paper', name: 'paper.pdf', size_bytes: paper.length };
  const headers = { ...bearer(amina), 'idempotency-key': crypto.randomUUID() };
  const { id } = upload.parse(await (await post(`${third.url}/api/v1/uploads`, begun, headers)).json());
  const put = (url: string, start: number, end: number) =>
    fetch(`${url}/api/v1/uploads/${id}/pieces/${start}`, {
      method: 'PUT',
      headers: { ...bearer(amina), 'content-type': 'application/octet-stream' },
      body: new Uint8Array(paper.subarray(start, end)),
    });
  expect((await put(third.url, 0, 200_000)).status).toBe(200);
  await third.close();
  const now = await fetch(`${other.url}/api/v1/uploads/${id}`, { headers: bearer(amina) });
  expect(upload.parse(await now.json()).received_bytes).toBe(200_000);
  expect((await put(other.url, 200_000, paper.length)).status).toBe(200);
  expect((await post(`${one.url}/api/v1/uploads/${id}/complete`, {}, bearer(amina))).status).toBe(200);
  const made = await post(
    `${one.url}/api/v1/documents`,
    { upload_id: id, kind: 'passport' },
    { ...bearer(amina), 'idempotency-key': crypto.randomUUID() },
  );
  const { id: documentId } = document.parse(await made.json());
  const path = `/api/v1/documents/${documentId}/versions/1/link`;
  expect((await post(`${one.url}${path}`, {}, bearer(ben))).status).toBe(404);
  const { ticket } = link.parse(await (await post(`${one.url}${path}`, {}, bearer(amina))).json());
  const opened = await fetch(`${other.url}/api/v1/files/${ticket}`, { headers: bearer(amina) });
  expect(Buffer.from(await opened.arrayBuffer()).equals(paper)).toBe(true);
  const { email, password } = amina;
  const again = await post(`${one.url}/auth/v1/token?grant_type=password`, { email, password });
  const { access_token } = z.object({ access_token: z.string() }).parse(await again.json());
  for (const token of [{ access_token }, ben])
    expect((await fetch(`${other.url}/api/v1/files/${ticket}`, { headers: bearer(token) })).status).toBe(404);
});

async function readUntil(response: Response, word: string): Promise<string> {
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (text.includes(word)) return text;
  }
  return text;
}
