import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { startServer } from './http-caller.ts';
import { between, laneCallers, openAccounts } from './ledger-callers.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { makePeople, openPin, sent, setRoles, type Person } from './staff.ts';

/** Envelopes of a round, as many as one member of the staff may have waiting, and their payments. */
const ENVELOPES = 20;
const ROWS = 500;
const PAYEES = 100;
const ACCOUNTS = 10_000;
/** Who wait for the lane at the same time, as in `ledger`. */
const LANE_CALLERS = 512;
const GOAL = 0.2;
const LOOK_MS = 20;
const PATIENCE_MS = 120_000;
const SETTINGS = { AUTH_STAFF_SECOND_FACTOR: 'off' };

/**
 * How fast envelopes are paid: from the first approval until every payment of all envelopes is made, over the ledger's own batched posting in
 * the same run.
 */
export async function benchDisbursements(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const pool = openPool({ url: postgres.url, applicationName: 'bench', connectionsMax: 40 });
  try {
    const server = await startServer(postgres.url, SETTINGS);
    try {
      return await runRounds({ pool, url: server.url, postmaster: postgres.pid }, options);
    } finally {
      await server.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

interface Bench {
  readonly pool: ReturnType<typeof openPool>;
  readonly url: string;
  readonly postmaster: number;
}

async function runRounds({ pool, url, postmaster }: Bench, options: BenchOptions): Promise<BenchReport> {
  const { seconds, rounds, say } = options;
  const accounts = await openAccounts(pool, ACCOUNTS);
  const payees = await makePeople(url, PAYEES);
  const officers = await makePeople(url, 2);
  await setRoles(url, officers, ['finance_officer']);
  const lane = laneCallers(pool, between(accounts), LANE_CALLERS);
  const post = () => measure({ seconds, postmaster, callers: lane.callers });
  const found: { readonly rows: number; readonly postings: number }[] = [];
  // What is measured first is compiled and cached by then, as what is measured last.
  await post();
  await payEnvelopes(url, { officers, payees, count: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    const before = await post();
    const rows = await payEnvelopes(url, { officers, payees, count: ENVELOPES });
    const after = await post();
    const postings = (before.perSecond + after.perSecond) / 2;
    found.push({ rows, postings });
    say(
      `${round}: ${Math.round(rows)} rows/s = ${rounded(rows / postings)} × ${Math.round(postings)} postings/s`,
    );
  }
  await lane.close();
  const ratio = rounded(median(found.map(({ rows, postings }) => rows / postings)));
  say(`ratio: ${ratio}, goal at least ${GOAL}`);
  return {
    ratio,
    rows_per_second: Math.round(median(found.map(({ rows }) => rows))),
    postings_per_second: Math.round(median(found.map(({ postings }) => postings))),
    is_within_goal: ratio >= GOAL,
  };
}

interface Paying {
  readonly officers: readonly Person[];
  readonly payees: readonly Person[];
  readonly count: number;
}

/** Makes, proposes and approves envelopes; answers how many payments a second were made from the first approval on. */
async function payEnvelopes(url: string, { officers, payees, count }: Paying): Promise<number> {
  const [maker, checker] = officers;
  if (maker === undefined || checker === undefined) throw new Error('no officers were made');
  for (const officer of [maker, checker]) await openPin(url, officer);
  const fund = crypto.randomUUID();
  const amount = { value: String(count * ROWS), assetCode: 'USD', assetScale: 2 };
  await sent(`${url}/dev/funds`, { method: 'POST', body: { fund, amount } });
  const proposals: { readonly id: string; readonly envelope: string; readonly sha256: string }[] = [];
  while (proposals.length < count) {
    const envelope = await makeEnvelope(url, fund, payees);
    const path = `${url}/api/v1/admin/disbursements/${envelope}/proposal`;
    const answer = await sent(path, { method: 'POST', token: maker.access_token, isOnce: true });
    proposals.push({ ...((await answer.json()) as { id: string; sha256: string }), envelope });
  }
  const begin = performance.now();
  for (const { id, sha256 } of proposals) {
    const address = `${url}/api/v1/admin/proposals/${id}/approve`;
    await sent(address, { method: 'POST', token: checker.access_token, body: { sha256 }, isOnce: true });
  }
  for (const { envelope } of proposals) await becomesShipped(url, envelope, checker);
  return (count * ROWS) / ((performance.now() - begin) / 1000);
}

async function makeEnvelope(url: string, fund: string, payees: readonly Person[]): Promise<string> {
  const id = crypto.randomUUID();
  const payments = Array.from({ length: ROWS }, (_, at) => ({
    subject: crypto.randomUUID(),
    user_id: payees[at % payees.length]?.user_id,
    value: '1',
  }));
  const control = { count: ROWS, total: String(ROWS) };
  await sent(`${url}/dev/envelopes`, { method: 'POST', body: { id, fund, asset: 'USD', payments, control } });
  return id;
}

async function becomesShipped(url: string, envelope: string, { access_token: token }: Person): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const answer = await sent(`${url}/api/v1/admin/disbursements/${envelope}`, { token });
    const { state, tally } = (await answer.json()) as {
      readonly state: string;
      readonly tally: readonly { readonly state: string; readonly count: number }[];
    };
    if (state === 'shipped' || state === 'closed') {
      if (tally.some(({ state: of }) => of !== 'paid')) throw new Error('a payment was not made');
      return;
    }
    await wait(LOOK_MS);
  }
  throw new Error('an envelope was not paid in time');
}
