import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { importFiles } from './costly-files.ts';
import type { FileShape, HandedIn, HandIn } from './hand-in.ts';
import { startServer } from './http-caller.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { OWN_BANK, staffFiles } from './staff-files.ts';
import { makePeople, openPin, setRoles, type Person } from './staff.ts';

/** Readers come at a fixed pace, whatever becomes of the earlier ones. */
const READS_PER_SECOND = 100;
const WARM_UP_S = 3;
const GOAL = 2;
/** The first hands in files, the others read. */
const PEOPLE = 4;
/** A bank account of its own, and staff who need no second factor. */
const SETTINGS = {
  BANK_HOLDER: OWN_BANK.holder,
  BANK_IBAN: OWN_BANK.iban,
  BANK_BIC: OWN_BANK.bic,
  AUTH_STAFF_SECOND_FACTOR: 'off',
};

/**
 * What reading files costs everybody else: one person, or one of the staff, hands in a file again and again while others read their
 * wallets. The 99th percentile of those reads, over that of the same readers just before, when nobody hands in anything. `only` names
 * a part of the names of the shapes.
 */
export async function benchParsers(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  try {
    const server = await startServer(postgres.url, SETTINGS);
    try {
      return await runShapes(server.url, options);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function runShapes(url: string, options: BenchOptions): Promise<BenchReport> {
  const shapes = [...importFiles, ...staffFiles].filter(({ name }) => name.includes(options.only ?? ''));
  if (shapes.length === 0) throw new Error(`no shape has ${JSON.stringify(options.only)} in its name`);
  await readFor(url, await makePeople(url, PEOPLE), WARM_UP_S);
  const ratios: Record<string, number> = {};
  for (const shape of shapes) ratios[shape.name] = await runShape(url, shape, options);
  const worst = Math.max(...Object.values(ratios));
  options.say(`worst: ${worst}, goal ${GOAL}`);
  return { ratios, worst, is_within_goal: worst <= GOAL };
}

/** The median of the rounds' ratios. */
async function runShape(
  url: string,
  shape: FileShape,
  { seconds, rounds, say }: BenchOptions,
): Promise<number> {
  // New ones for each shape: a PIN is good for five minutes.
  const people = await makePeople(url, PEOPLE);
  const [maker] = people;
  if (maker === undefined) throw new Error('no person was made');
  // With another one of the staff, who is told of each proposal, as in life.
  const officers = shape.isOfStaff === true ? [maker, ...(await makePeople(url, 1))] : [];
  await setRoles(url, officers, ['finance_officer']);
  const found: { ratio: number; idle: number; busy: number }[] = [];
  const handed: HandedIn[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await readFor(url, people, seconds);
    await openPin(url, maker);
    const busyReading = readFor(url, people, seconds);
    const handingIn = handInFor({ url, token: maker.access_token, shape, seconds });
    // Also where one fails the other ends before the server does.
    await Promise.allSettled([busyReading, handingIn]);
    const [busy, taken] = [await busyReading, await handingIn];
    found.push({ ratio: busy / idle, idle, busy });
    handed.push(taken);
  }
  await setRoles(url, officers, []);
  const ratio = rounded(median(found.map((each) => each.ratio)));
  const [idle, busy] = [median(found.map((each) => each.idle)), median(found.map((each) => each.busy))];
  const files = median(handed.map((each) => each.files));
  const answers = [...new Set(handed.flatMap(({ statuses }) => statuses))].join(', ');
  say(
    `${shape.name}: ${ratio} (${rounded(busy)} ms over ${rounded(idle)} ms; ${files} files a round, answered ${answers})`,
  );
  return ratio;
}

const bearer = (person: Person | undefined) => ({ authorization: `Bearer ${person?.access_token ?? ''}` });

/** Reads wallets for so long; answers the 99th percentile in ms. */
async function readFor(url: string, people: readonly Person[], seconds: number): Promise<number> {
  const reads: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    // The first hands in files.
    reads.push(readWallet(url, people[1 + (turn % (people.length - 1))]));
    await wait(1000 / READS_PER_SECOND);
  }
  const sorted = (await Promise.all(reads)).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

async function readWallet(url: string, person: Person | undefined): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${url}/api/v1/wallet`, { headers: bearer(person) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`reading a wallet answered ${answer.status}`);
  return performance.now() - begin;
}

/** A thread of its own hands in one file after the other for so long: the readers' clock does not wait for its computing. */
async function handInFor(order: HandIn): Promise<HandedIn> {
  const worker = new Worker(new URL('hand-in.ts', import.meta.url), { workerData: order });
  const [handed] = (await once(worker, 'message')) as [HandedIn];
  return handed;
}
