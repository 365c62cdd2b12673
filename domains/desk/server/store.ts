import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

type Db = Work['db'];

export async function insertWish(
  { db, now }: Pick<Work, 'db' | 'now'>,
  wish: { readonly userId: string; readonly service: string },
): Promise<void> {
  await sql`
    insert into desk.wish (user_id, service, wished_at)
    values (${wish.userId}, ${wish.service}, ${now})
    on conflict do nothing`.execute(db);
}

export async function wishesOf(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ service: string }>`
    select service from desk.wish where user_id = ${userId}`.execute(db);
  return new Set(rows.map(({ service }) => service));
}

/** Takes some wishes for services out of the table. */
export async function takeWishes(
  db: Db,
  { services, limit }: { readonly services: readonly string[]; readonly limit: number },
): Promise<readonly { readonly user_id: string; readonly service: string }[]> {
  const { rows } = await sql<{ user_id: string; service: string }>`
    delete from desk.wish
    where (user_id, service) in (
      select user_id, service
      from desk.wish
      where service = any(${[...services]}::text[])
      limit ${limit}
      for update skip locked)
    returning user_id, service`.execute(db);
  return rows;
}

export async function deleteWishesOf(db: Db, userId: string): Promise<void> {
  await sql`delete from desk.wish where user_id = ${userId}`.execute(db);
}
