import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { costlyFiles, largestFiles } from './costly-files.ts';
import type { HandedIn, HandIn } from './hand-in.ts';
import { startServer } from './http-caller.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

/** Readers come at a fixed pace, whatever becomes of the earlier ones. */
const READS_PER_SECOND = 100;
const WARM_UP_S = 3;
const GOAL = 2;

interface Person {
  readonly access_token: string;
}

/**
 * What reading files costs everybody else: one person hands in a file again and again while others read their wallets. The 99th
 * percentile of those reads, over that of the same readers just before, when nobody hands in anything.
 */
export async function benchParsers(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  try {
    const server = await startServer(postgres.url);
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

async function runShapes(url: string, { seconds, rounds, say }: BenchOptions): Promise<BenchReport> {
  await readFor(url, await makePeople(url), WARM_UP_S);
  const ratios: Record<string, number> = {};
  for (const shape of [...largestFiles, ...costlyFiles]) {
    const found: { ratio: number; idle: number; busy: number }[] = [];
    let taken = { files: 0, status: 0 };
    // New ones for each shape: a PIN is good for five minutes.
    const people = await makePeople(url);
    for (let round = 0; round < rounds; round += 1) {
      const idle = await readFor(url, people, seconds);
      const [busy, handed] = await Promise.all([
        readFor(url, people, seconds),
        handInFor({ url, token: people[0]?.access_token ?? '', content: shape.content, seconds }),
      ]);
      found.push({ ratio: busy / idle, idle, busy });
      taken = handed;
    }
    const ratio = rounded(median(found.map((each) => each.ratio)));
    ratios[shape.name] = ratio;
    const [idle, busy] = [median(found.map((each) => each.idle)), median(found.map((each) => each.busy))];
    say(
      `${shape.name}: ${ratio} (${rounded(busy)} ms over ${rounded(idle)} ms; ${taken.files} files a round, answered ${taken.status})`,
    );
  }
  const worst = Math.max(...Object.values(ratios));
  say(`worst: ${worst}, goal ${GOAL}`);
  return { ratios, worst, is_within_goal: worst <= GOAL };
}

async function makePeople(url: string): Promise<readonly Person[]> {
  const answer = await fetch(`${url}/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: 4 }),
  });
  if (!answer.ok) throw new Error(`/dev/people answered ${answer.status}`);
  return (await answer.json()) as readonly Person[];
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
