import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { OWN_TICKETS_MAX } from '../contract/limits.ts';
import type { Topic } from '../contract/rules.ts';

/** Who wrote, and where an answer goes. How far the message is, and what was written, is in its case, which has the same id. */
export interface TicketRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly topic: Topic;
  readonly language: string;
  readonly created_at: Date;
}

const COLUMNS = sql.raw('id, reference, name, email, topic, language, created_at');

export type NewTicket = Omit<TicketRow, 'created_at'>;

/** False where the reference is taken. */
export async function addTicket(db: Database, given: NewTicket, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into contact.ticket (id, reference, name, email, topic, language, created_at)
    values (
      ${given.id}, ${given.reference}, ${given.name}, ${given.email}, ${given.topic},
      ${given.language}, ${now}
    )
    on conflict (reference) do nothing
    returning id`.execute(db);
  return rows.length === 1;
}

export async function findByReference(
  db: Database,
  { reference, email }: { readonly reference: string; readonly email: string },
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from contact.ticket where reference = ${reference} and email = ${email}`.execute(db);
  return rows[0];
}

export async function findTicket(db: Database, id: string): Promise<TicketRow | undefined> {
  return (await findTickets(db, [id])).get(id);
}

export async function findTickets(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TicketRow>> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from contact.ticket where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was written with an address, newest first. */
export async function listOwn(db: Database, email: string): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS}
    from contact.ticket
    where email = ${email}
    order by id desc
    limit ${OWN_TICKETS_MAX}`.execute(db);
  return rows;
}

export async function forgetTickets(db: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from contact.ticket where id = any (${[...ids]}::uuid[])`.execute(db);
}
