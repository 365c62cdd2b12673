/** Reading what happened. Writing is `work.emit`. */
import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { DomainEvent } from '../work.ts';

export interface HeardEvent extends DomainEvent {
  readonly id: string;
}

/** The smallest id that an event of this instant can have. */
export function firstIdAt(at: Date, offset_s = 0): string {
  return uuidv7(addSeconds(at, offset_s).getTime(), (bytes) => void bytes.fill(0));
}

export const eventColumns = sql`id, topic, payload, audience::text[] as audience`;

/** Reads events by their ids and answers them in the order of the ids given. */
export async function readEventsFor(db: Database, ids: readonly string[]): Promise<HeardEvent[]> {
  const { rows } = await sql<HeardEvent>`
    select ${eventColumns}
    from unnest(${ids}::uuid[]) with ordinality as told (event_id, place)
    join platform.event on event.id = told.event_id
    order by told.place`.execute(db);
  return rows;
}

/** Reads events after an id that concern at least one of the people, oldest first. */
export async function readEventsSince(
  db: Database,
  {
    since,
    people,
    limit,
  }: { readonly since: string; readonly people: readonly string[]; readonly limit: number },
): Promise<HeardEvent[]> {
  const { rows } = await sql<HeardEvent>`
    select ${eventColumns}
    from platform.event
    where id > ${since}::uuid
      and audience && ${people}::uuid[]
    order by id
    limit ${limit}`.execute(db);
  return rows;
}
