import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Presence } from '../door.ts';
import type { IdentitySettings } from '../settings.ts';

interface PresenceRow {
  readonly user_id: string;
  readonly is_signed_in: boolean;
  readonly last_active_at: Date;
}

/** Whether some people are signed in at an instant, and when they last did something; who has no session that is still known is missing. */
export async function readPresence(
  db: Database,
  userIds: readonly string[],
  { now, settings }: { readonly now: Date; readonly settings: IdentitySettings },
): Promise<ReadonlyMap<string, Presence>> {
  const activeAfter = addSeconds(now, -settings.idle_s);
  const createdAfter = addSeconds(now, -settings.sessionMax_s);
  const { rows } = await sql<PresenceRow>`
    select user_id, max(last_active_at) as last_active_at,
      bool_or(ended_at is null and last_active_at >= ${activeAfter} and created_at > ${createdAfter}) as is_signed_in
    from identity.session
    where user_id = any(${[...userIds]}::uuid[])
    group by user_id`.execute(db);
  return new Map(
    rows.map((row) => [row.user_id, { isSignedIn: row.is_signed_in, lastActiveAt: row.last_active_at }]),
  );
}
