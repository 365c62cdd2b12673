import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

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

type Query = (asked: unknown, ...rest: unknown[]) => unknown;

/** Makes a connection keep the statements that say so. */
export function keepPrepared(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  const keeping: Query = (asked, ...rest) => {
    const name = typeof asked === 'string' ? nameIn(asked) : undefined;
    return query(name === undefined ? asked : { name, text: asked }, ...rest);
  };
  Object.assign(client, { query: keeping });
}

function nameIn(text: string): string | undefined {
  return text.startsWith(OPENS) ? text.slice(OPENS.length, text.indexOf(CLOSES)) : undefined;
}
