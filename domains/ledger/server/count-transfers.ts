import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** How many transfers were posted from that moment on. Reads the pages of that time only. */
export async function countTransfersSince(db: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ posted: number }>`
    select count(*)::int as posted
    from ledger.transfer
    where posted_at >= ${since}`.execute(db);
  return rows[0]?.posted ?? 0;
}
