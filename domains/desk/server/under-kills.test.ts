import { setTimeout as wait } from 'node:timers/promises';

import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { serveDesk, type ServedDesk } from './testing/served-desk.ts';

let desk: ServedDesk;
beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

const ROUNDS = 5;
const AT_ONCE = 4;
const KILLS = 4;

type Ask = Parameters<ServedDesk['ask']>;

/** Asks with the same key until the answer is another than 503, which says "later". Any other answer of the 500s fails. */
async function insist(...[method, path, sent]: Ask) {
  const key = desk.newId();
  for (let tries = 1; tries <= 300; tries += 1) {
    const answer = await desk.ask(method, path, { key, ...sent });
    expect(answer.status === 503 || answer.status < 500, `${path}: ${answer.status}`).toBe(true);
    if (answer.status !== 503) return answer;
    await wait(Math.min(5 * tries, 100));
  }
  throw new Error(`${path} was never answered`);
}

/** Ends the sessions whose transaction is that old, in milliseconds. */
async function endSessions(atWorkMs: number): Promise<number> {
  const { rowCount } = await desk.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and xact_start < clock_timestamp() - make_interval(secs => $1)`,
    [atWorkMs / 1000],
  );
  return rowCount ?? 0;
}

/** Ends what is at work, each time a little further into its transaction, until all is answered. */
async function killing(work: { readonly isDone: boolean }): Promise<number> {
  let killed = 0;
  for (let times = 1; times <= KILLS && !work.isDone; times += 1) {
    let ended = 0;
    while (ended === 0 && !work.isDone) {
      ended = await endSessions(times * 2);
      await wait(1);
    }
    killed += ended;
    await wait(times * 10);
  }
  return killed;
}

/** Prepared in peace: drafts to send, cases to decide, and files that are about to be uploaded. */
async function prepare() {
  const each = Array.from({ length: AT_ONCE }, async () => {
    const [applicant, waiting, owner] = [desk.newId(), desk.newId(), desk.newId()];
    const draft = await desk.draft(applicant);
    const caseId = await desk.openCase(waiting);
    await desk.step(caseId, desk.officer(), { step: 'take' });
    const bytes = pdfOf(2000, owner);
    const begun = { kind: 'documents.paper', name: 'plan.pdf', size_bytes: bytes.length };
    const upload = (await desk.ask('POST', '/uploads', { who: owner, body: begun })).body.id;
    return { applicant, draft, caseId, owner, bytes, upload };
  });
  return Promise.all(each);
}

type Prepared = Awaited<ReturnType<typeof prepare>>[number];

/** Two tabs send the same draft; the case is there once. */
async function sends({ applicant: who, draft }: Prepared): Promise<void> {
  const twice = [1, 2].map(() => insist('POST', '/services/fund/cases', { who, body: draft }));
  const statuses = (await Promise.all(twice)).map(({ status }) => status);
  expect(statuses).toContain(201);
}

/** Two officers decide at once, each another way: one of them did. */
async function decides({ caseId }: Prepared): Promise<void> {
  const both = (['approve', 'decline'] as const).map((decision) =>
    insist('POST', `/admin/cases/${caseId}/decision`, {
      who: desk.officer(),
      body: { version: 2, decision, reason: 'All papers are there.' },
    }),
  );
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
}

async function uploads({ owner: who, upload, bytes }: Prepared): Promise<void> {
  expect((await insist('PUT', `/uploads/${upload}/pieces/0`, { who, bytes })).status).toBe(200);
  expect((await insist('POST', `/uploads/${upload}/complete`, { who })).status).toBe(200);
  const kept = await insist('POST', '/documents', { who, body: { upload_id: upload, kind: 'other' } });
  expect(kept.status).toBe(201);
}

/** What stands afterwards, in peace. */
async function expectWhole({ applicant, caseId, owner, bytes }: Prepared): Promise<void> {
  const opened = (await desk.ask('GET', '/cases', { who: applicant })).body.items;
  expect(opened).toHaveLength(1);
  const decided = (await desk.ask('GET', `/admin/cases/${caseId}`, { who: desk.officer() })).body;
  const last = decided.state === 'fulfilled' ? 'approve' : 'decline';
  expect(decided.history.map(({ event }) => event)).toEqual(['submit', 'take', last]);
  const [paper] = (await desk.ask('GET', '/documents', { who: owner })).body.items;
  const { ticket } = (await desk.ask('POST', `/documents/${paper?.id}/versions/1/link`, { who: owner })).body;
  expect((await desk.open(ticket, owner)).rawPayload.equals(bytes)).toBe(true);
}

it('forms that are sent, decisions and uploads are whole or not there, whatever is killed meanwhile', async () => {
  const all: Prepared[] = [];
  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await prepare();
    const work = { isDone: false };
    const answered = Promise.all(
      prepared.flatMap((each) => [sends(each), decides(each), uploads(each)]),
    ).finally(() => (work.isDone = true));
    const [ended] = await Promise.all([killing(work), answered]);
    killed += ended;
    all.push(...prepared);
  }
  expect(killed).toBeGreaterThan(ROUNDS);
  for (const each of all) await expectWhole(each);
  const { cases, findings } = await desk.cases.verify(desk.services);
  expect(findings).toEqual([]);
  expect(cases).toBe(2 * ROUNDS * AT_ONCE);
  const { rows } = await desk.owner.query(`
    select (select count(*)::int from cases.approval) as decisions,
      (select count(*)::int from documents.document) as papers,
      (select count(*)::int from forms.draft where submission_id is null) as unsent`);
  expect(rows).toEqual([{ decisions: ROUNDS * AT_ONCE, papers: ROUNDS * AT_ONCE, unsent: 0 }]);
});
