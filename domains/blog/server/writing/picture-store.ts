import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** Which of some pictures a text shows: as it is written, as it is read, or as it once was. */
export async function shownPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    select distinct shown.id
    from (
      select cover, body from blog.draft
      union all select cover, body from blog.post_text
      union all select cover, body from blog.revision) as text
    cross join lateral (
      select text.cover -> 'picture' ->> 'id' as id
      union all
      select found #>> '{}'
      from jsonb_path_query(text.body, '$[*] ? (@.type == "picture").picture.id') as found) as shown
    where shown.id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
