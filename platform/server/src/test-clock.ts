import type pg from 'pg';

import type { MovableClock } from './clock.ts';

export const TEST_CLOCK_CHANNEL = 'platform_test_clock';

/** Sets the clock of this process as far ahead as all others are. */
export async function followTestClock(pool: pg.Pool, clock: MovableClock): Promise<void> {
  const { rows } = await pool.query<{ offset_ms: bigint }>('select offset_ms from platform.test_clock');
  clock.setOffset(Number(rows[0]?.offset_ms ?? 0));
}

/** Moves the clock of every process on this database; this one's at once, the others' as soon as they hear of it. */
export async function advanceTestClock(pool: pg.Pool, clock: MovableClock, seconds: number): Promise<void> {
  const { rows } = await pool.query<{ offset_ms: bigint }>(
    `insert into platform.test_clock (offset_ms) values ($1)
     on conflict (is_only) do update set offset_ms = test_clock.offset_ms + excluded.offset_ms
     returning offset_ms, pg_notify('${TEST_CLOCK_CHANNEL}', '')`,
    [seconds * 1000],
  );
  clock.setOffset(Number(rows[0]?.offset_ms ?? 0));
}
