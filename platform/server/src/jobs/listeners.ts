/** Who hears which topic is a table, so that the statement that writes an event finds its listeners without knowing any domain. */
import type pg from 'pg';

import type { Listener, ServerDomain } from '../domain.ts';

export interface NamedListener {
  /** After its domain and topic: one for each pair. */
  readonly name: string;
  readonly topic: string;
  readonly listener: Listener;
}

/** Every listener of the domains. */
export function listenersOf(domains: readonly ServerDomain[]): NamedListener[] {
  return domains.flatMap((domain) =>
    Object.entries(domain.listeners ?? {}).map(([topic, listener]) => ({
      name: `listen.${domain.name}.${topic}`,
      topic,
      listener,
    })),
  );
}

/** Writes the table of listeners as the code has it; safe when several processes start at once. */
export async function registerListeners(pool: pg.Pool, domains: readonly ServerDomain[]): Promise<void> {
  const wanted = JSON.stringify(listenersOf(domains).map(({ name, topic }) => ({ name, topic })));
  await pool.query(
    `with wanted as (select name, topic from jsonb_to_recordset($1::jsonb) as row(name text, topic text)),
          gone as (delete from platform.listener where name not in (select name from wanted))
     insert into platform.listener (name, topic)
     select name, topic from wanted order by name
     on conflict (name) do nothing`,
    [wanted],
  );
}
