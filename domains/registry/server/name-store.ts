import { nameKey } from '@egcr/contract/name-key';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { indexedGrams, likenessTo } from '../contract/index.ts';
import { NEAR_FROM, NEAR_SHOWN_MAX } from '../contract/limits.ts';

interface NameIn {
  readonly name: string;
  readonly jurisdiction: string;
}

/**
 * Of each part of the name so many names that have it too are looked at on either side of it in the alphabet: of a rare part all, of a common one those
 * that begin alike.
 */
const SIDE_MAX = 50;
/** So many are compared letter by letter: those that share the most parts. */
const CANDIDATES_MAX = 40;

/** Holds a name for a registration; false where someone has it. Those who ask at the same time come one after the other. */
export async function holdName(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { name, jurisdiction, holderId }: NameIn & { readonly holderId: string },
): Promise<boolean> {
  const key = nameKey(name);
  const { rows } = await sql<{ name_key: string }>`
    insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
    values (${jurisdiction}, ${key}, ${name}, ${[...indexedGrams(key)]}::text[], ${holderId}, ${now})
    on conflict on constraint held_name_key do nothing
    returning name_key`.execute(db);
  return rows.length > 0;
}

/** A registration that was refused or withdrawn lets its name go. */
export async function letNameGo(db: Database, holderId: string): Promise<void> {
  await sql`delete from registry.held_name where holder_id = ${holderId}`.execute(db);
}

export async function isNameTaken(db: Database, { name, jurisdiction }: NameIn): Promise<boolean> {
  const { rows } = await sql<{ name_key: string }>`
    select name_key from registry.held_name
    where jurisdiction = ${jurisdiction} and name_key = ${nameKey(name)}`.execute(db);
  return rows.length > 0;
}

/** Names in a country that people could take for this one, the nearest first. */
export async function nearNames(db: Database, { name, jurisdiction }: NameIn): Promise<readonly string[]> {
  const key = nameKey(name);
  const grams = [...indexedGrams(key)];
  if (grams.length === 0) return [];
  const { rows } = await sql<{ name: string; name_key: string }>`
    select held.name, near.name_key
    from (
      select found.name_key, count(*) as shared
      from unnest(${grams}::text[]) as asked (part)
      cross join lateral (
        (
          select name_key from registry.name_part
          where jurisdiction = ${jurisdiction} and name_part.part = asked.part and name_key >= ${key}
          order by name_key
          limit ${SIDE_MAX}
        )
        union all
        (
          select name_key from registry.name_part
          where jurisdiction = ${jurisdiction} and name_part.part = asked.part and name_key < ${key}
          order by name_key desc
          limit ${SIDE_MAX}
        )
      ) as found
      group by found.name_key
      order by count(*) desc, found.name_key
      limit ${CANDIDATES_MAX}
    ) as near
    join registry.held_name as held on held.jurisdiction = ${jurisdiction} and held.name_key = near.name_key`.execute(
    db,
  );
  const likeness = likenessTo(key);
  return rows
    .map((row) => ({ name: row.name, alike: likeness(row.name_key) }))
    .filter(({ alike }) => alike >= NEAR_FROM)
    .toSorted((one, other) => other.alike - one.alike || (one.name < other.name ? -1 : 1))
    .slice(0, NEAR_SHOWN_MAX)
    .map((each) => each.name);
}
