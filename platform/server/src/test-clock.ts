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
export async function followTestClock({ pool, clock, log }: Following): Promise<{ stop(): Promise<void> }> {
  let client: Client | undefined;
  const stopped = new AbortController();
  const readOffset = async () => setFrom(await readRow(pool), clock);
  const listen = async () => {
    client = new Client({ ...pool.options, application_name: 'egcr-test-clock' });
    client.on('error', () => undefined);
    client.on(
      'notification',
      () => void readOffset().catch((error: unknown) => log.warn({ error }, 'the test clock was missed')),
    );
    await client.connect();
    client.on('end', () => void listenAgain());
    await client.query(`listen ${CHANNEL}`);
    await readOffset();
  };
  const listenAgain = async () => {
    while (!stopped.signal.aborted) {
      await wait(RECONNECT_MS);
      const isListening = await listen().then(
        () => true,
        () => false,
      );
      if (isListening) return;
    }
  };
  await listen();
  return {
    stop: async () => {
      stopped.abort();
      await client?.end();
    },
  };
}

/** Moves the clock of every process on this database; this one's at once, the others' as soon as they hear of it. */
export async function advanceTestClock({ pool, clock }: Following, seconds: number): Promise<void> {
  const { rows } = await pool.query<{ offset_ms: bigint }>(
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
