import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { Client, type Pool } from 'pg';

import type { MovableClock } from './clock.ts';
import type { Logger } from './log.ts';

const CHANNEL = 'platform_test_clock';
const RECONNECT_MS = 500;

interface Following {
  readonly pool: Pool;
  readonly clock: MovableClock;
  readonly log: Logger;
}

/** Keeps the clock of this process as far ahead as all others on this database, until stopped. Test mode only. */
export async function followTestClock(following: Following): Promise<{ stop(): Promise<void> }> {
  const stopped = new AbortController();
  let client = await listen(following);
  const kept = (async () => {
    while (!stopped.signal.aborted) {
      await once(client, 'end');
      client = await listenAgain(following, { instead: client, until: stopped.signal });
    }
    await client.end();
  })();
  return {
    stop: async () => {
      stopped.abort();
      await client.end();
      await kept;
    },
  };
}

async function listen({ pool, clock, log }: Following): Promise<Client> {
  const client = new Client({ ...pool.options, application_name: 'egcr-test-clock' });
  const readOffset = async () => setFrom(await readRow(pool), clock);
  client.on('error', () => undefined);
  client.on(
    'notification',
    () => void readOffset().catch((error: unknown) => log.warn({ error }, 'the test clock was missed')),
  );
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  await readOffset();
  return client;
}

/** Tries until it listens again, or answers the ended connection when it is stopped meanwhile. */
async function listenAgain(
  following: Following,
  { instead, until }: { readonly instead: Client; readonly until: AbortSignal },
): Promise<Client> {
  while (!until.aborted) {
    await wait(RECONNECT_MS);
    const client = await listen(following).catch(() => undefined);
    if (client !== undefined) return client;
  }
  return instead;
}

/** Moves the clock of every process on this database; this one's at once, the others' as soon as they hear of it. */
export async function advanceTestClock({ pool, clock }: Following, seconds: number): Promise<void> {
  const { rows } = await pool.query<{ offset_ms: bigint; pg_notify: string }>(
    `with moved as (
       insert into platform.test_clock (offset_ms) values ($1)
       on conflict (is_only) do update set offset_ms = test_clock.offset_ms + excluded.offset_ms
       returning offset_ms
     )
     select offset_ms, pg_notify('${CHANNEL}', '') from moved`,
    [seconds * 1000],
  );
  setFrom(rows[0], clock);
}

async function readRow(pool: Pool): Promise<{ readonly offset_ms: bigint } | undefined> {
  const { rows } = await pool.query<{ offset_ms: bigint }>('select offset_ms from platform.test_clock');
  return rows[0];
}

function setFrom(row: { readonly offset_ms: bigint } | undefined, clock: MovableClock): void {
  clock.setOffset(Number(row?.offset_ms ?? 0));
}
