import { RawNode, sql, type KyselyPlugin, type RawBuilder } from 'kysely';
import type pg from 'pg';

import type { Database } from './database.ts';
import { statementName } from './statement-names.ts';

const OPENS = '/* prepared: ';
const CLOSES = ' */';

/**
 * Begins a statement that each connection parses and plans once and keeps under this name; the name stands for one text alone. For what nearly every
 * call says: making a plan takes the database longer than to carry it out.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(namePrepared(name));
}

/** The same for a text that is compiled already: it stands in front of it. */
export function namePrepared(name: string): string {
  return `${OPENS}${name}${CLOSES}`;
}

const KEPT = '/* kept */ ';
/** One for all, as others remember what they found in the words of a statement by its template. */
const AROUND = [KEPT, ''];

const keeping: KyselyPlugin = {
  transformQuery: ({ node }) => (RawNode.is(node) ? RawNode.create(AROUND, [node]) : node),
  transformResult: async ({ result }) => result,
};

/**
 * The same database, of which each connection plans the statements that are written as SQL once: for work that is done all day and says the same each time.
 * Its statements must have no words of their own each time: only so many texts are kept.
 */
export function keepingPlans(db: Database): Database {
  return db.withPlugin(keeping);
}

type Query = (asked: unknown, ...rest: unknown[]) => unknown;

/** Makes a connection keep the statements that say so. */
export function keepPrepared(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  const asKept: Query = (asked, ...rest) => query(typeof asked === 'string' ? keptOf(asked) : asked, ...rest);
  Object.assign(client, { query: asKept });
}

function keptOf(asked: string): string | { readonly name: string; readonly text: string } {
  const isKept = asked.startsWith(KEPT);
  const text = isKept ? asked.slice(KEPT.length) : asked;
  const name = text.startsWith(OPENS)
    ? text.slice(OPENS.length, text.indexOf(CLOSES))
    : isKept
      ? statementName(text)
      : undefined;
  return name === undefined ? text : { name, text };
}
