import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applicationAddress } from '@egcr/app-server/application-login';
import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { startServer, type BenchServer } from './http-caller.ts';
import { between, laneCallers, openAccounts, singleCallers } from './ledger-callers.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

type Pool = ReturnType<typeof openPool>;

const LANE_CALLERS = 512;
const SINGLE_CALLERS = 128;
const CONNECTIONS = 8;
const ACCOUNTS = 10_000;

const cases = ['uniform', 'single'] as const;

/**
 * Posting with the application's role against posting as the database's owner, on the same embedded PostgreSQL, turn by turn: in each
 * round the owner, the role, the role again, and the owner. Ratios of transfers a second: 1 means that the role costs nothing.
 */
export async function benchRole(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const owner = openPool({ url: postgres.url, applicationName: 'bench owner', connectionsMax: 20 });
  let application: Pool | undefined;
  let server: BenchServer | undefined;
  try {
    // The server brings the database up to date as it starts, and makes its role.
    server = await startServer(postgres.url);
    const url = applicationAddress(server.dataDirectory, 'external', postgres.url);
    application = openPool({ url, applicationName: 'bench application', connectionsMax: 20 });
    await expectOtherUser(owner, application);
    return await compare({ owner, application, postmaster: postgres.pid }, options);
  } finally {
    await server?.stop();
    await application?.end();
    await owner.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function expectOtherUser(owner: Pool, application: Pool): Promise<void> {
  const [one, other] = await Promise.all(
    [owner, application].map(
      async (pool) => (await pool.query<{ name: string }>('select current_user as name')).rows[0]?.name,
    ),
  );
  if (one === other) throw new Error('both sides are the same role');
}

interface Sides {
  readonly owner: Pool;
  readonly application: Pool;
  readonly postmaster: number;
}

const inWords = (perSecond: Readonly<Record<'owner' | 'application', number>>) =>
  Object.entries(perSecond)
    .map(([name, figure]) => `${name} ${figure.toFixed(0)}/s`)
    .join(', ');

async function compare(
  { owner, application, postmaster }: Sides,
  options: BenchOptions,
): Promise<BenchReport> {
  const choose = between(await openAccounts(owner, ACCOUNTS));
  const perSecond = async (name: (typeof cases)[number], pool: Pool): Promise<number> => {
    const side =
      name === 'uniform'
        ? laneCallers(pool, choose, LANE_CALLERS)
        : singleCallers(pool, choose, { callers: SINGLE_CALLERS, connections: CONNECTIONS });
    const found = await measure({ seconds: options.seconds, postmaster, callers: side.callers });
    await side.close();
    return found.perSecond;
  };
  const ratios: Record<(typeof cases)[number], number[]> = { uniform: [], single: [] };
  for (const name of cases) for (const pool of [owner, application]) await perSecond(name, pool);
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const name of cases) {
      // There and back: the one who posts first in a round also posts last, since the database slows as its tables grow.
      const there = { owner: await perSecond(name, owner), application: await perSecond(name, application) };
      const back = { application: await perSecond(name, application), owner: await perSecond(name, owner) };
      const ratio = Math.sqrt((there.application / there.owner) * (back.application / back.owner));
      ratios[name].push(ratio);
      options.say(`${round} ${name}: ${ratio.toFixed(3)} (${inWords(there)}; ${inWords(back)})`);
    }
  }
  return { uniform: rounded(median(ratios.uniform)), single: rounded(median(ratios.single)) };
}
