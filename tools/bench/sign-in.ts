/**
 * Signing in, on the whole product in test mode with its embedded database: whether known and unknown addresses take the same time, how
 * many sign-ins a second the machine does, and how a flood of fifty a second leaves reading the wallet.
 *
 * `npm run bench -- sign-in --json`. With `--against=DIR`, a checkout of another commit with its packages installed, both are served side by
 * side and sign people in by turns: `against` is how long a sign-in takes here over how long it takes there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@egcr/server-kit/embedded-postgres';

import { median, rounded } from './report.ts';

export interface SignInOptions {
  readonly seconds: number;
  readonly rounds: number;
  /** A checkout of another commit, with its packages. */
  readonly against?: string | undefined;
  readonly say: (line: string) => void;
}

const HERE = join(import.meta.dirname, '..', '..');
const ENTRY = join('apps', 'server', 'testing', 'start-without-web.ts');
const READY_WITHIN_MS = 60_000;
const SAMPLES = 200;
const CALLERS = 8;
const FLOOD_PER_SECOND = 50;
const READ_PAUSE_MS = 20;

interface Person {
  readonly email: string;
  readonly password: string;
  readonly access_token: string;
}

/** Milliseconds and sign-ins a second; `difference_ms` is between the medians of known and unknown addresses. */
export async function benchSignIn({
  seconds,
  rounds,
  against,
  say,
}: SignInOptions): Promise<Readonly<Record<string, number>>> {
  return served(HERE, async (url) => {
    const people = await makePeople(url, CALLERS);
    const timing = await compareTimes(url, people);
    say(`known ${timing.known_ms} ms, unknown ${timing.unknown_ms} ms, medians of ${SAMPLES} each`);
    const perSecond = await throughput(url, people, seconds);
    say(`${perSecond} sign-ins a second by ${CALLERS} callers`);
    const flood = await floodWhileReading(url, people, seconds);
    say(
      `wallet read in ${flood.flood_wallet_p99_ms} ms (99th percentile) under ${FLOOD_PER_SECOND} sign-ins a second`,
    );
    const compared =
      against === undefined
        ? undefined
        : await served(resolve(against), (other) => compareCommits([url, other], { seconds, rounds }));
    if (compared) say(`a sign-in takes ${compared.against} of what it takes in ${against}`);
    return { ...timing, sign_ins_per_second: perSecond, ...flood, ...compared };
  });
}

/** By turns, and each begins every other round: what else the machine does meets both alike. */
async function compareCommits(
  [here, there]: readonly [string, string],
  { seconds, rounds }: Pick<SignInOptions, 'seconds' | 'rounds'>,
): Promise<{ readonly against: number }> {
  const sides = await Promise.all(
    [here, there].map(async (url) => ({ url, people: await makePeople(url, CALLERS), perSecond: 0 })),
  );
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      side.perSecond = await throughput(side.url, side.people, seconds);
    ratios.push((sides[1]?.perSecond ?? Number.NaN) / (sides[0]?.perSecond ?? Number.NaN));
  }
  return { against: rounded(median(ratios)) };
}

/** Does something with the product of a checkout, served alone. */
async function served<Answer>(root: string, run: (url: string) => Promise<Answer>): Promise<Answer> {
  const directory = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, ENTRY)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      TEST_MODE: '1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await untilReady(url);
    return await run(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('the server did not become ready');
    await wait(50);
  }
}

function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function makePeople(url: string, count: number): Promise<readonly Person[]> {
  const answer = await post(`${url}/dev/people`, { count });
  if (!answer.ok) throw new Error(`/dev/people answered ${answer.status}`);
  return (await answer.json()) as readonly Person[];
}

/** Signs in and answers the status and how long it took. */
async function signIn(url: string, email: string, password: string) {
  const begin = performance.now();
  const answer = await post(`${url}/auth/v1/token?grant_type=password`, { email, password });
  await answer.arrayBuffer();
  return { status: answer.status, took_ms: performance.now() - begin };
}

/** One known, one unknown, in turn: what else the machine does meets both alike. */
async function compareTimes(url: string, people: readonly Person[]) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    const { email } = people[turn % people.length] ?? { email: '' };
    const here = await signIn(url, email, 'Wrong-Lamp-42');
    const nowhere = await signIn(url, `nobody${turn}@example.com`, 'Wrong-Lamp-42');
    if (here.status !== 400 || nowhere.status !== 400) throw new Error('a wrong password was not refused');
    known.push(here.took_ms);
    unknown.push(nowhere.took_ms);
  }
  const [known_ms, unknown_ms] = [percentile(known, 50), percentile(unknown, 50)];
  return { known_ms, unknown_ms, difference_ms: tenth(Math.abs(known_ms - unknown_ms)) };
}

async function throughput(url: string, people: readonly Person[], seconds: number): Promise<number> {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let done = 0;
  await Promise.all(
    people.map(async ({ email, password }) => {
      while (performance.now() < end) {
        const { status } = await signIn(url, email, password);
        if (status !== 200) throw new Error(`a sign-in answered ${status}`);
        done += 1;
      }
    }),
  );
  return tenth((done * 1000) / (performance.now() - begin));
}

/** Sign-ins come at a fixed rate, whatever becomes of the earlier ones, as those of strangers do. */
async function floodWhileReading(url: string, people: readonly Person[], seconds: number) {
  const arrivals: Promise<number>[] = [];
  const reads: number[] = [];
  const end = performance.now() + seconds * 1000;
  const flood = (async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { email, password } = people[turn % people.length] ?? { email: '', password: '' };
      arrivals.push(signIn(url, email, password).then(({ status }) => status));
      await wait(1000 / FLOOD_PER_SECOND);
    }
  })();
  const authorization = `Bearer ${people[0]?.access_token ?? ''}`;
  while (performance.now() < end) {
    const begin = performance.now();
    const answer = await fetch(`${url}/api/v1/wallet`, { headers: { authorization } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`reading the wallet answered ${answer.status}`);
    reads.push(performance.now() - begin);
    await wait(READ_PAUSE_MS);
  }
  await flood;
  const statuses = await Promise.all(arrivals);
  return {
    flood_wallet_p50_ms: percentile(reads, 50),
    flood_wallet_p99_ms: percentile(reads, 99),
    flood_signed_in: statuses.filter((status) => status === 200).length,
    flood_turned_away: statuses.filter((status) => status === 503).length,
  };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return tenth(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
