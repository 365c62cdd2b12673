import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { ServerDomain } from '../domain.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';

/** Any number will do, as long as it is always this one. */
const LOCK = 7_142_013_002;

/** Writes the rows every installation needs, domain by domain in the order of the list. Servers that start together take turns. */
export async function seedDomains(services: Services, domains: readonly ServerDomain[]): Promise<void> {
  for (const { name, seed } of domains) {
    if (seed === undefined) continue;
    await services.unit(
      async (work) => {
        await takeTurn(work);
        await seed(work);
      },
      { actor: { kind: 'system', reason: `${name}.seed` } },
    );
  }
}

/** Does something a single time in the life of the database, whole or not at all. Answers whether it was now. */
export async function doOnce(
  services: Services,
  name: string,
  body: (work: Work) => Promise<void>,
): Promise<boolean> {
  return services.unit(
    async (work) => {
      await takeTurn(work);
      const done = await work.db
        .selectFrom('platform.done_once')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (done !== undefined) return false;
      await body(work);
      await work.db.insertInto('platform.done_once').values({ name, done_at: work.now }).execute();
      return true;
    },
    { actor: { kind: 'system', reason: name } },
  );
}

/** Notes for good that something is so of this database; a repeat changes nothing. */
export async function noteForGood(
  db: Database,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('platform.done_once')
    .values({ name, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that was done once or noted for good. */
export async function notedForGood(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('platform.done_once').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

async function takeTurn({ db }: Work): Promise<void> {
  await sql`set local lock_timeout = '60s'`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}
