/**
 * Rate classes, counted over all processes in fixed windows.
 *
 * Classes with small limits (money, secret, send) are counted exactly: one statement for each call. Classes with large ones
 * (read, write, public) are counted in memory and told to the database ten times a second in one statement for all callers, so
 * that a read costs no query of its own; several processes together may let through what they take in within a tenth of a second
 * more. The person who is over the limit is refused from memory: a flood costs no queries.
 */
import type { RateClass } from '@egcr/contract/endpoint';
import { rateLimits } from '@egcr/contract/limits';
import type pg from 'pg';

import type { Logger } from '../log.ts';
import { networkOf } from './network.ts';
import type { KitSettings } from '../services.ts';

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter_s: number };

/** Counts one call. `caller` is `user:<id>` or `ip:<address>`; IPv6 addresses count by their /64 network. */
export type Throttle = (caller: string, rateClass: RateClass, now: Date) => Promise<Verdict>;

export interface ThrottleSource {
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly settings: Pick<KitSettings, 'isTestMode' | 'rateLimitsOn'>;
}

const EXACT_REQUESTS_MAX = 60;
const FLUSH_MS = 100;
/** Callers remembered at once; beyond that the memory starts afresh from the database. */
const CALLERS_MAX = 100_000;

interface Counter {
  readonly windowEndsAt_ms: number;
  /** All processes, as far as known here. */
  count: number;
  /** Counted here and not yet told to the database. */
  untold: number;
}

const allow: Verdict = { allowed: true };

/** Makes the process's throttle; in test mode everything passes unless rate limits were asked for. */
export function createThrottle(source: ThrottleSource): Throttle {
  const { isTestMode, rateLimitsOn } = source.settings;
  if (isTestMode && !rateLimitsOn) return () => Promise.resolve(allow);
  const counters = new Map<string, Counter>();
  const told = createTeller(source, counters);
  return async (caller, rateClass, now) => {
    const { requests, window_s } = rateLimits[rateClass];
    const key = `${rateClass} ${caller.startsWith('ip:') ? `ip:${networkOf(caller.slice(3))}` : caller}`;
    const counter = counterOf(counters, key, { window_s, now });
    const refuse = (): Verdict => ({
      allowed: false,
      retryAfter_s: Math.max(1, Math.ceil((counter.windowEndsAt_ms - now.getTime()) / 1000)),
    });
    if (counter.count >= requests) return refuse();
    counter.count += 1;
    if (requests > EXACT_REQUESTS_MAX) {
      counter.untold += 1;
      told.soon();
      return allow;
    }
    // Answers come in any order: each call is judged by its own number, and an early number never brings the memory down again.
    const counted = await countOne(source.pool, key, counter);
    counter.count = Math.max(counter.count, counted);
    return counted > requests ? refuse() : allow;
  };
}

function counterOf(
  counters: Map<string, Counter>,
  key: string,
  { window_s, now }: { readonly window_s: number; readonly now: Date },
): Counter {
  const window_ms = window_s * 1000;
  const windowEndsAt_ms = (Math.floor(now.getTime() / window_ms) + 1) * window_ms;
  const known = counters.get(key);
  if (known?.windowEndsAt_ms === windowEndsAt_ms) return known;
  if (counters.size >= CALLERS_MAX) counters.clear();
  const fresh = { windowEndsAt_ms, count: 0, untold: 0 };
  counters.set(key, fresh);
  return fresh;
}

/** What another process, or the tenth of a second before, still tells about an earlier window is left out. */
const ADD = `
  on conflict (key) do update set
    count = case
      when counter.window_ends_at = excluded.window_ends_at then counter.count + excluded.count
      when counter.window_ends_at > excluded.window_ends_at then counter.count
      else excluded.count
    end,
    window_ends_at = greatest(counter.window_ends_at, excluded.window_ends_at)`;

async function countOne(pool: pg.Pool, key: string, { windowEndsAt_ms }: Counter): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'rate_count_one',
    text: `insert into platform.rate_counter as counter (key, window_ends_at, count) values ($1, $2, 1) ${ADD} returning count`,
    values: [key, new Date(windowEndsAt_ms)],
  });
  return rows[0]?.count ?? 0;
}

/** Tells the database, a little later and all at once, what was counted in memory, and learns what others counted. */
function createTeller({ pool, log }: ThrottleSource, counters: Map<string, Counter>): { soon(): void } {
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    const untold = [...counters]
      .filter(([, counter]) => counter.untold > 0)
      .map(([key, counter]) => ({ key, counter, sent: counter.untold }));
    // Keys in order: two processes that write the same rows must not deadlock.
    untold.sort((left, right) => (left.key < right.key ? -1 : 1));
    const { rows } = await pool.query<{ key: string; count: number }>({
      name: 'rate_count_many',
      text: `insert into platform.rate_counter as counter (key, window_ends_at, count)
             select * from unnest($1::text[], $2::timestamptz[], $3::integer[]) ${ADD} returning key, count`,
      values: [
        untold.map(({ key }) => key),
        untold.map(({ counter }) => new Date(counter.windowEndsAt_ms)),
        untold.map(({ sent }) => sent),
      ],
    });
    const known = new Map(rows.map((row) => [row.key, row.count]));
    for (const { key, counter, sent } of untold) {
      counter.untold -= sent;
      counter.count = Math.max(counter.count, (known.get(key) ?? 0) + counter.untold);
    }
    forgetPast(counters);
  };
  return {
    soon() {
      timer ??= setTimeout(() => {
        tell()
          .catch((error: unknown) => log.warn({ error }, 'rate counters could not be shared'))
          .finally(() => {
            timer = undefined;
          });
      }, FLUSH_MS).unref();
    },
  };
}

/** Windows that ended while nobody called; the latest window end known here stands for the time. */
function forgetPast(counters: Map<string, Counter>): void {
  const longest_ms = Math.max(...Object.values(rateLimits).map(({ window_s }) => window_s * 1000));
  let latest_ms = 0;
  for (const { windowEndsAt_ms } of counters.values()) latest_ms = Math.max(latest_ms, windowEndsAt_ms);
  for (const [key, counter] of counters) {
    if (counter.windowEndsAt_ms < latest_ms - longest_ms && counter.untold === 0) counters.delete(key);
  }
}
