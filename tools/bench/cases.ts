import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { Connections } from './connections.ts';
import { startServer } from './http-caller.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { makePeople, openPin, sent, setRoles, type Person } from './staff.ts';
import { prepareYardstick, yardstickClient } from './yardstick.ts';

type Pool = ReturnType<typeof openPool>;

const CASES_MAX = 100_000;
const CLIENTS = 8;
const APPLICANTS = 20;
const QUEUE_GOAL = 5;
const DECISIONS_GOAL = 0.1;
const SETTINGS = { AUTH_STAFF_SECOND_FACTOR: 'off' };
const ANSWERS = { purpose: 'A fund for our school', for_organization: false, is_urgent: false };

/**
 * The workbench at 100,000 open cases (`--size` for fewer): the 95th percentile of a page of the queue over that of one case, read by turns; and
 * decisions a second through the API, each with history, notice and audit, over TPC-B-like transactions of as many clients on the same database.
 */
export async function benchCases(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const pool = openPool({ url: postgres.url, applicationName: 'bench', connectionsMax: 12 });
  const connections = new Connections(pool);
  try {
    const server = await startServer(postgres.url, SETTINGS);
    try {
      await prepareYardstick(pool, options.scale);
      const yardstick = await Promise.all(
        Array.from({ length: CLIENTS }, () => yardstickClient(connections, options.scale)),
      );
      return await runRounds({ pool, url: server.url, postmaster: postgres.pid, yardstick }, options);
    } finally {
      await server.stop();
    }
  } finally {
    connections.releaseAll();
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

interface Bench {
  readonly pool: Pool;
  readonly url: string;
  readonly postmaster: number;
  readonly yardstick: readonly (() => Promise<number>)[];
}

async function runRounds(
  { pool, url, postmaster, yardstick }: Bench,
  options: BenchOptions,
): Promise<BenchReport> {
  const { seconds, rounds, size, say } = options;
  const officers = await makePeople(url, CLIENTS);
  await setRoles(url, officers, ['content_editor']);
  const [officer] = officers;
  if (officer === undefined) throw new Error('no officer was made');
  const caseId = await takenCase(url, officer);
  const waiting = await copyCase(pool, caseId, {
    count: Math.min(size, CASES_MAX),
    applicants: (await makePeople(url, APPLICANTS)).map(({ user_id: id }) => id),
  });
  say(`${waiting.length} cases are open`);
  const clients = await Promise.all(officers.map(() => KeepAliveClient.open(url)));
  const deciders = officers.map((each, at) => decider({ client: clients[at], officer: each, waiting }));
  const queues: number[] = [];
  const decisions: number[] = [];
  const yard = () => measure({ seconds, postmaster, callers: yardstick });
  for (let round = 1; round <= rounds; round += 1) {
    const { queue, one } = await readByTurns(url, { token: officer.access_token, caseId, seconds });
    queues.push(queue / one);
    for (const each of officers) await openPin(url, each);
    const before = await yard();
    const decided = await measure({ seconds, postmaster, callers: deciders });
    const after = await yard();
    decisions.push(decided.perSecond / ((before.perSecond + after.perSecond) / 2));
    say(
      `${round}: queue ${rounded(queue)} ms over one ${rounded(one)} ms; ${Math.round(decided.perSecond)} decisions/s = ${rounded(decisions.at(-1) ?? 0)} of TPC-B`,
    );
  }
  for (const client of clients) client.close();
  const [queue, ratio] = [rounded(median(queues)), rounded(median(decisions))];
  say(`queue: ${queue}, goal at most ${QUEUE_GOAL}; decisions: ${ratio}, goal at least ${DECISIONS_GOAL}`);
  return {
    queue,
    decisions: ratio,
    cases: waiting.length,
    is_within_goal: queue <= QUEUE_GOAL && ratio >= DECISIONS_GOAL,
  };
}

/** A case that a person has sent and the officer has taken. */
async function takenCase(url: string, { access_token: token }: Person): Promise<string> {
  const [applicant] = await makePeople(url, 1);
  const asking = { token: applicant?.access_token ?? '', isOnce: true };
  const drafts = `${url}/api/v1/forms/desk.fund/drafts`;
  const draft = (await (await sent(drafts, { ...asking, method: 'POST' })).json()) as {
    readonly id: string;
    readonly version: number;
  };
  const answers = { version: draft.version, answers: ANSWERS };
  const saved = (await (
    await sent(`${url}/api/v1/form-drafts/${draft.id}`, { ...asking, method: 'PUT', body: answers })
  ).json()) as { readonly version: number };
  const body = { draft_id: draft.id, version: saved.version };
  const opened = await sent(`${url}/api/v1/services/fund/cases`, { ...asking, method: 'POST', body });
  const { id } = (await opened.json()) as { readonly id: string };
  const step = { version: 1, step: 'take' };
  await sent(`${url}/api/v1/admin/cases/${id}/steps`, { method: 'POST', token, body: step, isOnce: true });
  return id;
}

/** As many cases as this one, with its two steps, of several people; without answers, which are sealed for their own row. */
async function copyCase(
  pool: Pool,
  caseId: string,
  { count, applicants }: { readonly count: number; readonly applicants: readonly string[] },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into cases.case (id, reference, kind, subject, submission_id, form, form_version, applicant_id, state, version, round,
       assignee_id, awaits, due_at, opened_at, changed_at, head_hash)
     select uuidv7(), 'CA-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'), c.kind, c.subject, gen_random_uuid(),
       c.form, c.form_version, ($3::uuid[])[n % cardinality($3::uuid[]) + 1], c.state, c.version, c.round, c.assignee_id, c.awaits,
       c.due_at + n * interval '1 second', c.opened_at, c.changed_at, c.head_hash
     from cases.case c, generate_series(1, $2::int) n
     where c.id = $1
     returning id`,
    [caseId, count, applicants],
  );
  await pool.query(
    `insert into cases.case_event (case_id, number, event, from_state, to_state, round, actor, actor_id, at, hash)
     select c.id, e.number, e.event, e.from_state, e.to_state, e.round, e.actor, e.actor_id, e.at, e.hash
     from cases.case c, cases.case_event e
     where e.case_id = $1 and c.id <> $1`,
    [caseId],
  );
  await pool.query('vacuum analyze cases.case, cases.case_event');
  return rows.map(({ id }) => id);
}

interface Decider {
  readonly client: KeepAliveClient | undefined;
  readonly officer: Person;
  /** Ids of cases; each is taken out as it is decided. */
  readonly waiting: string[];
}

function decider({ client, officer, waiting }: Decider): () => Promise<number> {
  const head = `content-type: application/json\r\nauthorization: Bearer ${officer.access_token}\r\n`;
  const body = JSON.stringify({ version: 2, decision: 'approve', reason: 'All papers are there.' });
  return async () => {
    const id = waiting.pop();
    if (id === undefined || client === undefined) throw new Error('no case is left');
    const headers = `${head}idempotency-key: ${crypto.randomUUID()}\r\n`;
    const { status, text } = await client.post(`/api/v1/admin/cases/${id}/decision`, headers, body);
    if (status !== 200) throw new Error(`a decision was answered with ${status}: ${text}`);
    return 1;
  };
}

interface Reading {
  readonly token: string;
  readonly caseId: string;
  readonly seconds: number;
}

/** The 95th percentiles, in ms, of a page of the queue and of one case, read one after the other for so long. */
async function readByTurns(url: string, { token, caseId, seconds }: Reading) {
  const times = { queue: [] as number[], one: [] as number[] };
  const addresses = {
    queue: `${url}/api/v1/admin/cases?kind=desk.service&state=open&order=due`,
    one: `${url}/api/v1/admin/cases/${caseId}`,
  };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const name of ['queue', 'one'] as const) {
      const begin = performance.now();
      await (await sent(addresses[name], { token })).arrayBuffer();
      times[name].push(performance.now() - begin);
    }
  }
  return { queue: percentile(times.queue), one: percentile(times.one) };
}

function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
