/** What an operator should know of an installation that answers and yet is not well. */
import type pg from 'pg';

import type { ServerDomain } from '../domain.ts';
import type { Services } from '../services.ts';

export const healthStates = ['well', 'warning', 'failing'] as const;
export type HealthState = (typeof healthStates)[number];

/** One thing looked at. Told to the person who asks, so it carries no figures of the business and no names. */
export interface HealthSign {
  /** Domain and thing, `ledger.reconciliation`. */
  readonly name: string;
  readonly state: HealthState;
  /** Why it is not well, a stable word; `off` where the thing is not in use. */
  readonly reason?: string;
  /** When it was last known to be well, or last happened. */
  readonly at?: Date;
}

/** All signs: the database's, then each domain's. What cannot be read is failing itself. */
export async function readHealth(
  services: Services,
  domains: readonly Pick<ServerDomain, 'name' | 'health'>[],
): Promise<readonly HealthSign[]> {
  const readings = [
    read('database', () => databaseSigns(services.pool)),
    ...domains.map(({ name, health }) => read(name, async () => (await health?.(services)) ?? [])),
  ];
  return (await Promise.all(readings)).flat();
}

/** The worst of all. */
export function overall(signs: readonly HealthSign[]): HealthState {
  return healthStates.findLast((state) => signs.some((sign) => sign.state === state)) ?? 'well';
}

async function read(
  name: string,
  signs: () => Promise<readonly HealthSign[]>,
): Promise<readonly HealthSign[]> {
  try {
    return await signs();
  } catch {
    return [{ name, state: 'failing', reason: 'unreadable' }];
  }
}

interface DatabaseRow {
  readonly unsafe: readonly string[];
  readonly checksum_failures: bigint;
  readonly archive_mode: string;
  readonly last_archived_time: Date | null;
  readonly is_failing: boolean;
}

/** Durability settings may be changed while it runs; a log that is no longer kept is a backup that no longer reaches today. */
async function databaseSigns(pool: pg.Pool): Promise<readonly HealthSign[]> {
  const { rows } = await pool.query<DatabaseRow>(`
    select
      array(
        select name from pg_settings
        where name in ('fsync', 'full_page_writes', 'data_checksums') and setting = 'off') as unsafe,
      (select coalesce(sum(checksum_failures), 0)::bigint from pg_stat_database) as checksum_failures,
      current_setting('archive_mode') as archive_mode,
      last_archived_time,
      failed_count > 0 and last_failed_time > coalesce(last_archived_time, '-infinity') as is_failing
    from pg_stat_archiver`);
  const [row] = rows;
  if (row === undefined) return [];
  return [durabilitySign(row), checksumSign(row), archiveSign(row)];
}

function durabilitySign({ unsafe }: DatabaseRow): HealthSign {
  const name = 'database.durability';
  return unsafe.length === 0
    ? { name, state: 'well' }
    : { name, state: 'failing', reason: `${unsafe.join('_and_')}_off` };
}

function checksumSign({ checksum_failures: failures }: DatabaseRow): HealthSign {
  const name = 'database.checksums';
  return failures === 0n ? { name, state: 'well' } : { name, state: 'failing', reason: 'damaged_pages' };
}

function archiveSign({ archive_mode, is_failing, last_archived_time }: DatabaseRow): HealthSign {
  const name = 'database.archive';
  if (archive_mode === 'off') return { name, state: 'well', reason: 'off' };
  const at = last_archived_time === null ? {} : { at: last_archived_time };
  return is_failing
    ? { name, state: 'warning', reason: 'log_not_kept', ...at }
    : { name, state: 'well', ...at };
}
