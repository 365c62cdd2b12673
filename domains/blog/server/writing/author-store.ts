import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PostAuthor } from '../store.ts';

/** The author row of a person, with the name that they have now. */
export async function keepAuthor(
  db: Database,
  row: { readonly id: string; readonly userId: string; readonly name: string },
): Promise<string> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into blog.author (id, name, user_id) values (${row.id}, ${row.name}, ${row.userId})
    on conflict (user_id) do update set name = excluded.name
    returning id`.execute(db);
  return rows[0]?.id ?? row.id;
}

/** The people who write here. */
export async function listAuthors(db: Database): Promise<readonly PostAuthor[]> {
  const { rows } = await sql<PostAuthor>`
    select id, name from blog.author where user_id is not null order by name, id limit 200`.execute(db);
  return rows;
}

/**
 * Who wrote a post with its author, in this order, and nobody else; who was named before is remembered. Answers how many of them there
 * are.
 */
export async function keepCoAuthors(
  db: Database,
  { postId, authors }: { readonly postId: string; readonly authors: readonly string[] },
): Promise<number> {
  await sql`
    insert into blog.former_co_author (post_id, author_id)
    select post_id, author_id from blog.co_author where post_id = ${postId} on conflict do nothing`.execute(
    db,
  );
  await sql`delete from blog.co_author where post_id = ${postId}`.execute(db);
  const { numAffectedRows } = await sql`
    insert into blog.co_author (post_id, author_id, place)
    select ${postId}, author.id, wanted.place
    from unnest(${[...authors]}::uuid[]) with ordinality as wanted (id, place)
    join blog.author on author.id = wanted.id and author.user_id is not null
    where not exists (select from blog.post where post.id = ${postId} and post.author_id = author.id)`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** An author whose account is gone: their posts stay, without their name. */
export async function forgetAuthor(db: Database, userId: string): Promise<void> {
  await sql`
    delete from blog.co_author using blog.author
    where author.id = co_author.author_id and author.user_id = ${userId}`.execute(db);
  await sql`
    update blog.author set name = 'EGCR', about = '', user_id = null where user_id = ${userId}`.execute(db);
}
