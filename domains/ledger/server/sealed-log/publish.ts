import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Database } from '@egcr/server-kit/database';

import { checkpointsAfter } from './log-store.ts';

const PAGE = 500;

/** Enough to hold the last line, however long. */
const TAIL_BYTES = 8_192;

/**
 * Writes signed roots to a file outside the database that it has not yet: one a line, `<number> <note as JSON>`. The person who holds a copy
 * of the file finds out when the database is put back or cut off. For checkpoints of a commit that is on disk only.
 */
export async function publishCheckpoints(db: Database, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  for (let seq = await lastPublished(path); ;) {
    const fresh = await checkpointsAfter(db, { seq, limit: PAGE });
    const last = fresh.at(-1);
    if (last === undefined) return;
    const lines = fresh.map((one) => `${one.seq} ${JSON.stringify(one.note)}\n`);
    await appendFile(path, lines.join(''), { flush: true });
    seq = last.seq;
  }
}

/** The number of the last whole line, read from the end of the file; a line that a crash cut off is ended and written again. */
async function lastPublished(path: string): Promise<bigint> {
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const tail = buffer.toString('utf8', 0, bytesRead);
    if (tail !== '' && !tail.endsWith('\n')) await file.appendFile('\n');
    const whole = tail.split('\n').slice(0, -1).flatMap(readLine);
    return whole.at(-1)?.seq ?? 0n;
  } finally {
    await file.close();
  }
}

export interface PublishedCheckpoint {
  readonly seq: bigint;
  readonly note: string;
}

/** Reads the whole file; empty where there is none. Lines that a crash cut off are left out. */
export async function readPublished(path: string): Promise<readonly PublishedCheckpoint[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap(readLine);
}

function readLine(line: string): PublishedCheckpoint[] {
  const [, seq, note] = /^(\d+) ("(?:[^"\\]|\\.)*")$/.exec(line) ?? [];
  if (seq === undefined || note === undefined) return [];
  return [{ seq: BigInt(seq), note: String(JSON.parse(note)) }];
}
