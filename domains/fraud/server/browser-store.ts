import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

/** A kind of browser without its versions: an update makes no new one. */
const kindOf = (userAgent: string) => userAgent.replaceAll(/[0-9._]+/g, '');

/** Remembers the browser of a sign-in, and when it was first and last seen. */
export async function seeBrowser(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { userId, userAgent, at }: { readonly userId: string; readonly userAgent: string; readonly at: Date },
): Promise<void> {
  const hash = cipher.lookup('fraud.browser', kindOf(userAgent));
  await sql`
    insert into fraud.browser as known (user_id, key_hash, first_seen_at, last_seen_at)
    values (${userId}, ${hash}, ${at}, ${at})
    on conflict (user_id, key_hash) do update
    set first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`.execute(db);
}

/** Since when the newest browser of some people has been known, where they had another before, by user id. */
export async function newBrowsersOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ user_id: string; newest: Date }>`
    select user_id, max(first_seen_at) as newest
    from fraud.browser
    where user_id = any (${[...userIds]}::uuid[])
    group by user_id
    having max(first_seen_at) > min(first_seen_at)`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.newest]));
}

export async function deleteBrowsers(
  db: Database,
  which: { readonly userId: string } | { readonly before: Date },
): Promise<void> {
  const condition = 'userId' in which ? sql`user_id = ${which.userId}` : sql`last_seen_at < ${which.before}`;
  await sql`delete from fraud.browser where ${condition}`.execute(db);
}
