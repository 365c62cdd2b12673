import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Standing } from '../door.ts';

interface StandingRow {
  readonly id: string;
  readonly is_banned: boolean;
  readonly money_held_until: Date | null;
}

/** Bans and holds of some people at an instant, by user id. */
export async function readStandings(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<StandingRow>`
    select id,
      coalesce(banned_until > ${now}::timestamptz, false) as is_banned,
      case when money_held_until > ${now}::timestamptz then money_held_until end as money_held_until
    from identity.user
    where id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => [row.id, { isBanned: row.is_banned, moneyHeldUntil: row.money_held_until }]),
  );
}
