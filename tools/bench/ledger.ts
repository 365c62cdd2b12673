import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { Connections } from './connections.ts';
import { httpCallers, startServer, type BenchServer } from './http-caller.ts';
import {
  between,
  fromFirst,
  laneCallers,
  openAccounts,
  singleCallers,
  type Choice,
  type LaneCallers,
} from './ledger-callers.ts';
import { measure, type Measured } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { prepareYardstick, yardstickClient } from './yardstick.ts';

type Pool = ReturnType<typeof openPool>;
type Callers = readonly (() => Promise<number>)[];

const CLIENTS = 8;
/** Who wait for the lane at the same time, and for single transfers. */
const LANE_CALLERS = 512;
const SINGLE_CALLERS = 128;
/** As many people as keep both cores busy. */
const HTTP_CALLERS = 64;
const ACCOUNTS = 10_000;
const HOT = 10;

/**
 * The ledger against TPC-B-like transactions of 8 clients on the same embedded PostgreSQL, fsync on. `uniform`, `hot` and `payer` are
 * 512 callers of the lane with one transfer after the other each, `few` are 8; `single` is one call and transaction for each transfer,
 * pipelined on 8 connections; `http` is a whole call of the API, by 64 people. Nobody is answered before the disk has it.
 */
export async function benchLedger(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const pool = openPool({ url: postgres.url, applicationName: 'bench', connectionsMax: 40 });
  const connections = new Connections(pool);
  let server: BenchServer | undefined;
  try {
    const begin = Date.now();
    // The server brings the database up to date as it starts.
    server = await startServer(postgres.url);
    await prepareYardstick(pool, options.scale);
    options.say(`prepared in ${Math.round((Date.now() - begin) / 1000)} s, scale ${options.scale}`);
    const postmaster = postgres.pid;
    return await runRounds({ pool, connections, postmaster, server }, options);
  } finally {
    await server?.stop();
    connections.releaseAll();
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

const cases = ['uniform', 'hot', 'payer', 'single', 'few', 'http'] as const;
type Case = (typeof cases)[number];

interface Bench {
  readonly pool: Pool;
  readonly connections: Connections;
  readonly postmaster: number;
  readonly server: BenchServer;
}

async function runRounds(
  { pool, connections, postmaster, server }: Bench,
  { seconds, rounds, scale, say }: BenchOptions,
): Promise<BenchReport> {
  const yardstick = await side(CLIENTS, () => yardstickClient(connections, scale));
  const accounts = await openAccounts(pool, ACCOUNTS);
  const run = (callers: Callers) => measure({ seconds, postmaster, callers });
  const found: Record<Case, { measured: Measured; yard: Measured }[]> = {
    uniform: [],
    hot: [],
    payer: [],
    single: [],
    few: [],
    http: [],
  };
  await warmUp({ pool, accounts, url: server.url }, run, yardstick);
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of cases) {
      // The yardstick runs right before and right after each case: a machine that is shared changes from minute to minute.
      const before = await run(yardstick);
      const one = await callersOf(name, { pool, accounts, url: server.url });
      const measured = await run(one.callers);
      await one.close();
      const yard = mean(before, await run(yardstick));
      found[name].push({ measured, yard });
      say(line(`${round} ${name}`, measured, yard));
    }
  }
  return summary(found, scale);
}

interface Place {
  readonly pool: Pool;
  readonly accounts: readonly string[];
  readonly url: string;
}

/** What is measured first is compiled and cached by then, as what is measured last. */
async function warmUp(
  place: Place,
  run: (callers: Callers) => Promise<Measured>,
  yardstick: Callers,
): Promise<void> {
  await run(yardstick);
  const lane = await callersOf('uniform', place);
  await run(lane.callers);
  await lane.close();
}

async function callersOf(name: Case, { pool, accounts, url }: Place): Promise<LaneCallers> {
  const lane = (choose: Choice, count = LANE_CALLERS) => laneCallers(pool, choose, count);
  switch (name) {
    case 'uniform':
      return lane(between(accounts));
    case 'hot':
      return lane(between(accounts.slice(0, HOT)));
    case 'payer':
      return lane(fromFirst(accounts));
    case 'few':
      return lane(between(accounts), CLIENTS);
    case 'single':
      return singleCallers(pool, between(accounts), { callers: SINGLE_CALLERS, connections: CLIENTS });
    default:
      return { callers: (await httpCallers(url, HTTP_CALLERS)).callers, close: async () => undefined };
  }
}

async function side(count: number, make: () => Promise<() => Promise<number>>): Promise<Callers> {
  return Promise.all(Array.from({ length: count }, make));
}

function mean(one: Measured, other: Measured): Measured {
  const both =
    one.serverMicros === null || other.serverMicros === null ? null : one.serverMicros + other.serverMicros;
  return {
    perSecond: (one.perSecond + other.perSecond) / 2,
    serverMicros: both === null ? null : both / 2,
    p50_ms: (one.p50_ms + other.p50_ms) / 2,
    p95_ms: (one.p95_ms + other.p95_ms) / 2,
  };
}

function line(name: string, { perSecond, serverMicros, p50_ms }: Measured, yard: Measured): string {
  const cpu =
    serverMicros === null ? '' : ` · server ${serverMicros.toFixed(0)} µs (${yard.serverMicros?.toFixed(0)})`;
  const ratio = (perSecond / yard.perSecond).toFixed(2);
  return `${name}: ${perSecond.toFixed(0)}/s = ${ratio} × ${yard.perSecond.toFixed(0)}/s · p50 ${p50_ms.toFixed(2)} ms${cpu}`;
}

function summary(
  found: Record<Case, readonly { measured: Measured; yard: Measured }[]>,
  scale: number,
): BenchReport {
  const ratio = (name: Case) =>
    rounded(median(found[name].map(({ measured, yard }) => measured.perSecond / yard.perSecond)));
  const shares = found.uniform.map(
    ({ measured, yard }) => (measured.serverMicros ?? Number.NaN) / (yard.serverMicros ?? 0),
  );
  const cpu = median(shares);
  return {
    uniform: ratio('uniform'),
    hot: ratio('hot'),
    payer: ratio('payer'),
    single: ratio('single'),
    http: ratio('http'),
    cpu: Number.isFinite(cpu) ? rounded(cpu) : null,
    p50_ms_8: rounded(median(found.few.map(({ measured }) => measured.p50_ms))),
    yardstick_per_second: Math.round(
      median(cases.flatMap((name) => found[name].map(({ yard }) => yard.perSecond))),
    ),
    scale,
  };
}
