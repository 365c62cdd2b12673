import { namesSought } from '@egcr/contract/name-key';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

const PAGE = /\/organisations\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/giu;
/** A name shorter than this is a word of every sentence. */
const KEY_LENGTH_MIN = 3;

/** What many texts say without meaning an organisation: the platform itself. */
const OWN_KEY = 'egcr';

/** The organisations that a text names, by their names or the addresses of their pages; open or closed. */
export async function organisationsNamed(db: Database, text: string): Promise<readonly string[]> {
  const { keys, beginnings, unspaced } = namesSought(text);
  const pages = Array.from(text.matchAll(PAGE), ([, id = '']) => id);
  const { rows } = await sql<{ id: string }>`
    select id from organisations.organisation where id = any (${pages}::uuid[])
    union
    select id from organisations.organisation
    where name_key = any (${[...keys]}::text[]) and name_key <> ${OWN_KEY}
      and char_length(name_key) >= ${KEY_LENGTH_MIN}
    union
    select id from organisations.organisation
    where left(name_key, 2) = any (${[...beginnings]}::text[])
      and name_key <> ${OWN_KEY} and position(name_key in ${unspaced}) > 0`.execute(db);
  return rows.map(({ id }) => id);
}
