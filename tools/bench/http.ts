import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { Connections } from './connections.ts';
import { httpCallers, startServer, type BenchServer } from './http-caller.ts';
import { measure, type Measured } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { familyCpu_s, serverCpu_s } from './server-cpu.ts';
import { prepareYardstick, yardstickClient } from './yardstick.ts';

const YARDSTICK_CLIENTS = 8;
/** A few who wait for each answer, and as many as keep both cores busy. */
const CALLERS = [8, 64] as const;

interface Round {
  readonly measured: Measured;
  readonly yard: number;
  /** Microseconds of CPU for each transfer: the load's client, the server's processes, PostgreSQL's. */
  readonly client: number;
  readonly server: number;
  readonly database: number;
}

/**
 * Whole transfers through the API (bearer, PIN session, idempotency key, validation, events) against TPC-B-like transactions of 8
 * clients on the same PostgreSQL, by 8 and by 64 people at the same time. `EGCR_BENCH_PROFILE=<folder>` writes the server's CPU
 * profile there.
 */
export async function benchHttp(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const pool = openPool({ url: postgres.url, applicationName: 'bench', connectionsMax: 12 });
  const connections = new Connections(pool);
  let server: BenchServer | undefined;
  try {
    server = await startServer(postgres.url, profiling());
    await prepareYardstick(pool, options.scale);
    const yardstick = await Promise.all(
      Array.from({ length: YARDSTICK_CLIENTS }, () => yardstickClient(connections, options.scale)),
    );
    return await runRounds({ server, postmaster: postgres.pid, yardstick }, options);
  } finally {
    await server?.stop();
    connections.releaseAll();
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

function profiling(): Record<string, string> {
  const folder = process.env['EGCR_BENCH_PROFILE'];
  return folder === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` };
}

interface Bench {
  readonly server: BenchServer;
  readonly postmaster: number;
  readonly yardstick: readonly (() => Promise<number>)[];
}

async function runRounds(bench: Bench, { seconds, rounds, say }: BenchOptions): Promise<BenchReport> {
  const { postmaster, yardstick } = bench;
  const found = new Map<number, Round[]>(CALLERS.map((count) => [count, []]));
  const yard = async () => (await measure({ seconds, postmaster, callers: yardstick })).perSecond;
  await measure({ seconds: 1, postmaster, callers: yardstick });
  for (let round = 1; round <= rounds; round += 1) {
    for (const count of CALLERS) {
      const people = await httpCallers(bench.server.url, count);
      await measure({ seconds: 1, postmaster, callers: people.callers });
      const before = await yard();
      const parts = await measureParts(bench, seconds, people.callers);
      people.close();
      const one = { ...parts, yard: (before + (await yard())) / 2 };
      found.get(count)?.push(one);
      say(line(`${round} ${count} callers`, one));
    }
  }
  return Object.fromEntries(CALLERS.flatMap((count) => summary(count, found.get(count) ?? [])));
}

async function measureParts(
  { server, postmaster }: Bench,
  seconds: number,
  callers: readonly (() => Promise<number>)[],
): Promise<Omit<Round, 'yard'>> {
  const clientBefore = process.cpuUsage();
  const serverBefore = familyCpu_s(server.pid);
  const databaseBefore = serverCpu_s(postmaster) ?? Number.NaN;
  const measured = await measure({ seconds, postmaster, callers });
  const transfers = measured.perSecond * seconds;
  const client = process.cpuUsage(clientBefore);
  return {
    measured,
    client: (client.user + client.system) / transfers,
    server: ((familyCpu_s(server.pid) - serverBefore) * 1e6) / transfers,
    database: (((serverCpu_s(postmaster) ?? Number.NaN) - databaseBefore) * 1e6) / transfers,
  };
}

function line(name: string, { measured, yard, client, server, database }: Round): string {
  const { perSecond, p50_ms } = measured;
  return [
    `${name}: ${perSecond.toFixed(0)}/s = ${(perSecond / yard).toFixed(2)} × ${yard.toFixed(0)}/s`,
    `p50 ${p50_ms.toFixed(2)} ms`,
    `client ${client.toFixed(0)} + server ${server.toFixed(0)} + database ${database.toFixed(0)} µs`,
  ].join(' · ');
}

function summary(count: number, rounds: readonly Round[]): [string, number][] {
  const of = (figure: (round: Round) => number) => rounded(median(rounds.map(figure)));
  return [
    [`http_${count}`, of(({ measured, yard }) => measured.perSecond / yard)],
    [`p50_ms_${count}`, of(({ measured }) => measured.p50_ms)],
    [`client_micros_${count}`, of(({ client }) => client)],
    [`server_micros_${count}`, of(({ server }) => server)],
    [`database_micros_${count}`, of(({ database }) => database)],
  ];
}
