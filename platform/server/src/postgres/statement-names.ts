import { createHash } from 'node:crypto';

import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Texts that get a name. A text that is put together anew for each call must not fill the database's memory with plans. */
const NAMES_MAX = 500;
const names = new Map<string, string>();

/**
 * A name for a statement's text, so that a connection has the database parse and plan it once and not each time; undefined where
 * there are too many texts. The same text has the same name in all processes.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX) return known;
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

type Query = PostgresPoolClient['query'];

/** Kysely's way to a connection on which statements with parameters are planned once. Those without, such as `commit`, go as they are. */
export function namingStatements(client: Pick<pg.ClientBase, 'query'>): Query {
  const plain: Query = client.query.bind(client);
  const query = (text: unknown, values?: readonly unknown[]): unknown => {
    const isNamed = typeof text === 'string' && values !== undefined && values.length > 0;
    const name = isNamed ? statementName(text) : undefined;
    if (name === undefined || !isNamed) return Reflect.apply(plain, undefined, [text, values]);
    return client.query({ name, text, values: [...values] });
  };
  // Both of its shapes, a text with values and a cursor, are passed on to pg, which tells them apart.
  return query as Query;
}
