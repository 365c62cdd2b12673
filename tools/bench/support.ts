import { setTimeout as wait } from 'node:timers/promises';

import { onBenchDatabase, type BenchDatabase, type BenchPool } from './bench-database.ts';
import { between, laneCallers, openAccounts } from './ledger-callers.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { makePeople, openPin, sent, setRoles, type Person } from './staff.ts';

/** Weeks of one cycle, as many as it pays. */
const WEEKS_MAX = 10_000;
/** Fewer weeks a person than the programme pays at most: no claim ends by it. */
const WEEKS_EACH = 20;
const ACCOUNTS = 10_000;
const LANE_CALLERS = 512;
const GOAL = 0.2;
const LOOK_MS = 50;
const PATIENCE_MS = 300_000;
const FUND = '01990000-0000-7000-8000-5a9901000001';

/**
 * How fast a cycle of income support is paid: from the approval of its envelope until the person of every week is paid and told, over the
 * ledger's own batched posting in the same run.
 */
export async function benchSupport(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: 40 }, (database) => runRounds(database, options));
}

async function runRounds(database: BenchDatabase, options: BenchOptions): Promise<BenchReport> {
  const { pool, url, postmaster } = database;
  const { seconds, rounds, size, say } = options;
  const count = Math.min(size, WEEKS_MAX);
  const payees = await makePeople(url, Math.ceil(count / WEEKS_EACH));
  const officers = await makePeople(url, 2);
  const [reviewer, finance] = officers;
  if (reviewer === undefined || finance === undefined) throw new Error('no officers were made');
  await setRoles(url, [reviewer], ['benefits_reviewer']);
  await setRoles(url, [finance], ['finance_officer']);
  const amount = { value: String(count * rounds * 2), assetCode: 'USD', assetScale: 2 };
  await sent(`${url}/dev/funds`, { method: 'POST', body: { fund: FUND, amount } });
  const lane = laneCallers(pool, between(await openAccounts(pool, ACCOUNTS)), LANE_CALLERS);
  const post = () => measure({ seconds, postmaster, callers: lane.callers });
  const found: { readonly weeks: number; readonly postings: number }[] = [];
  await post();
  for (let round = 1; round <= rounds; round += 1) {
    const before = await post();
    await addWeeks(pool, { payees, count });
    const weeks = await payCycle(database, { reviewer, finance, count });
    const after = await post();
    const postings = (before.perSecond + after.perSecond) / 2;
    found.push({ weeks, postings });
    say(
      `${round}: ${Math.round(weeks)} weeks/s = ${rounded(weeks / postings)} × ${Math.round(postings)} postings/s`,
    );
  }
  await lane.close();
  const ratio = rounded(median(found.map(({ weeks, postings }) => weeks / postings)));
  say(`ratio: ${ratio}, goal at least ${GOAL}`);
  return {
    ratio,
    weeks_per_second: Math.round(median(found.map(({ weeks }) => weeks))),
    postings_per_second: Math.round(median(found.map(({ postings }) => postings))),
    is_within_goal: ratio >= GOAL,
  };
}

/** Accepted weeks of one cent each, of active claims that are new in each round. */
async function addWeeks(
  pool: BenchPool,
  { payees, count }: { readonly payees: readonly Person[]; readonly count: number },
): Promise<void> {
  const people = payees.map(({ user_id: id }) => id);
  await pool.query(
    `update support.claim set state = 'exited', closed_at = now() where closed_at is null and user_id = any($1::uuid[])`,
    [people],
  );
  await pool.query(
    `with claim as (
       insert into support.claim (case_id, reference, user_id, state, zone, policy_version, benefit_minor, first_week, claimed_at)
       select uuidv7(), 'EG-BENCH', person, 'active', 'Europe/Rome', 1, 1, '2020-W01', now()
       from unnest($1::uuid[]) as person
       returning case_id, user_id
     ), taken as (select count(*) as weeks from support.week where user_id = $2)
     insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at)
     select uuidv7(), case_id, user_id, to_char(date '2020-01-06' + (7 * (taken.weeks + n))::integer, 'IYYY"-W"IW'), 'accepted', 1, 1, now()
     from claim, taken, generate_series(0, $3 - 1) as n
     order by n
     limit $4`,
    [people, people[0], WEEKS_EACH, count],
  );
  await pool.query('vacuum analyze support.week, support.claim');
}

interface Paying {
  readonly reviewer: Person;
  readonly finance: Person;
  readonly count: number;
}

/** Prepares a cycle and sends it; answers how many weeks a second were paid from its approval on. */
async function payCycle({ pool, url }: BenchDatabase, { reviewer, finance, count }: Paying): Promise<number> {
  for (const officer of [reviewer, finance]) await openPin(url, officer);
  const acting = { method: 'POST', token: reviewer.access_token, isOnce: true };
  const made = await sent(`${url}/api/v1/admin/support/cycles`, acting);
  const { id, count: planned } = (await made.json()) as { readonly id: string; readonly count: number };
  if (planned !== count) throw new Error(`the cycle has ${planned} weeks`);
  await sent(`${url}/api/v1/admin/support/cycles/${id}/steps`, { ...acting, body: { step: 'send' } });
  const { rows } = await pool.query<{ id: string; sha256: string }>(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
    [id],
  );
  const [proposal] = rows;
  if (proposal === undefined) throw new Error('the cycle was not proposed');
  const begin = performance.now();
  await sent(`${url}/api/v1/admin/proposals/${proposal.id}/approve`, {
    method: 'POST',
    token: finance.access_token,
    body: { sha256: proposal.sha256 },
    isOnce: true,
  });
  while (performance.now() - begin < PATIENCE_MS) {
    const { rows: left } = await pool.query<{ left: string }>(
      `select count(*)::text as left from support.week where cycle_id = $1 and state <> 'paid'`,
      [id],
    );
    if (left[0]?.left === '0') return count / ((performance.now() - begin) / 1000);
    await wait(LOOK_MS);
  }
  throw new Error('the cycle was not paid in time');
}
