import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import { UPLOAD_PIECE_BYTES_MAX } from '@egcr/contract/limits';

import { startServer } from './http-caller.ts';
import { memory_mb } from './memory.ts';
import type { BenchOptions, BenchReport } from './report.ts';
import { makePeople, sent, type Person } from './staff.ts';

const FILES = 20;
const FILE_BYTES = 25_000_000;
const GOAL_MB = 100;
const LOOK_MS = 50;
const BUSY = 503;
const TRIES = 60;
const HEAD = '%PDF-1.4\n';
const END = '\n%%EOF\n';

/**
 * What twenty files of 25 MB at the same time cost the server: the most memory that its processes have while they come in, over what they have
 * after a first round, when nothing comes in.
 */
export async function benchUploads({ rounds, say }: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  try {
    const server = await startServer(postgres.url);
    try {
      const { url, pid } = server;
      // What is measured first is compiled and cached by then.
      await sendAll(url, FILES);
      const before = await memory_mb(pid, postgres.pid);
      const found: number[] = [];
      let took_s = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const watch = watchMemory(pid, postgres.pid);
        const begin = performance.now();
        await sendAll(url, FILES);
        took_s = (performance.now() - begin) / 1000;
        found.push((await watch.stop()) - before);
        say(
          `${round}: ${Math.round(found.at(-1) ?? 0)} MB above ${Math.round(before)} MB, ${took_s.toFixed(1)} s`,
        );
      }
      const most = Math.max(...found);
      say(`most: ${Math.round(most)} MB, goal below ${GOAL_MB} MB`);
      return {
        memory_mb: Math.round(most),
        idle_mb: Math.round(before),
        mb_per_second: Math.round((FILES * FILE_BYTES) / 1e6 / took_s),
        is_within_goal: most < GOAL_MB,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

/** Each file from a person of its own, all at once. */
async function sendAll(url: string, count: number): Promise<void> {
  const people = await makePeople(url, count);
  await Promise.all(people.map((person) => sendFile(url, person)));
}

async function sendFile(url: string, { access_token: token }: Person): Promise<void> {
  const body = { kind: 'documents.paper', name: 'plan.pdf', size_bytes: FILE_BYTES };
  const begun = await sent(`${url}/api/v1/uploads`, { method: 'POST', token, body, isOnce: true });
  const { id } = (await begun.json()) as { readonly id: string };
  for (let start = 0; start < FILE_BYTES; start += UPLOAD_PIECE_BYTES_MAX) {
    const answer = await fetch(`${url}/api/v1/uploads/${id}/pieces/${start}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(pieceAt(start)),
    });
    if (!answer.ok) throw new Error(`a piece answered ${answer.status}: ${await answer.text()}`);
  }
  await complete(`${url}/api/v1/uploads/${id}/complete`, token);
}

/** A file is read whole when it is completed; the server asks to come back where it reads as many as it may at once. */
async function complete(address: string, token: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) return;
    if (answer.status !== BUSY)
      throw new Error(`completing answered ${answer.status}: ${await answer.text()}`);
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
  throw new Error('a file was not completed in time');
}

/** The bytes of a paper from there on: chance between a head and an end. */
function pieceAt(start: number): Buffer {
  const piece = randomBytes(Math.min(UPLOAD_PIECE_BYTES_MAX, FILE_BYTES - start));
  if (start === 0) piece.write(HEAD, 0, 'latin1');
  if (start + piece.length === FILE_BYTES) piece.write(END, piece.length - END.length, 'latin1');
  return piece;
}

/** Looks at the memory until it is stopped; then answers the most there was. */
function watchMemory(pid: number, postmaster: number): { readonly stop: () => Promise<number> } {
  let most = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    most = Math.max(most, await memory_mb(pid, postmaster));
  };
  const timer = setInterval(() => (looking = look()), LOOK_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      return most;
    },
  };
}
