/**
 * Early lock release needs a later word that everything so far is on the disk. A session with `synchronous_commit = off` commits at
 * once and lets its rows go; the person who promised something for it first waits for `flushed()`. One connection flushes for all, and one
 * flush answers everybody who asked before it began.
 */
import type pg from 'pg';

import { ownConnection } from '../postgres/own-connection.ts';

export interface Flusher {
  /** Settles when everything that had committed before the call is on the disk. Rejects where that is not known. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** The fourth argument is what flushes: the message itself means nothing. It needs PostgreSQL 17. */
const FLUSH = { name: 'flush', text: "select pg_logical_emit_message(false, 'f', '', true)" };
const FLUSHABLE_VERSION = 170_000;

/**
 * Prepares a session for early lock release, where the server can flush by message. Elsewhere, and where a synchronous replica
 * has to have each commit too (the message does not wait for it), the session commits plainly. Returns whether a flush is owed.
 */
export async function releaseLocksEarly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ can_flush: boolean }>(
    `select current_setting('server_version_num')::integer >= ${FLUSHABLE_VERSION}
       and current_setting('synchronous_standby_names') = '' as can_flush`,
  );
  const canFlush = rows[0]?.can_flush ?? false;
  await client.query(`set synchronous_commit = ${canFlush ? 'off' : 'on'}`);
  return canFlush;
}

const flushers = new WeakMap<pg.Pool, Flusher>();

/** The one flusher of a process for the database of its pool. */
export function flusherOf(pool: pg.Pool): Flusher {
  const known = flushers.get(pool);
  if (known) return known;
  const made = createFlusher(pool);
  flushers.set(pool, made);
  return made;
}

function createFlusher(pool: pg.Pool): Flusher {
  let isOwed = true;
  const connection = ownConnection({
    pool,
    applicationName: 'egcr-flush',
    prepare: async (client) => {
      isOwed = await releaseLocksEarly(client);
    },
  });
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const flush = async () => {
    await connection.use(async (client) => {
      try {
        if (isOwed) await client.query(FLUSH);
      } catch (error) {
        connection.drop();
        throw error;
      }
    });
  };
  const start = () => {
    const flushing = flush();
    running = flushing;
    const end = () => {
      if (running === flushing) running = undefined;
    };
    flushing.then(end, end);
    return flushing;
  };
  return {
    flushed() {
      if (!running) return start();
      // The one under way may have begun before the caller's commit: only the next one speaks for it.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
    close: () => connection.close(),
  };
}
