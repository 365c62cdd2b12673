import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { ENTRIES_MAX, OWN_TICKETS_MAX } from '../contract/limits.ts';
import type { TicketState, Topic } from '../contract/rules.ts';

export interface TicketRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly topic: Topic;
  readonly state: TicketState;
  readonly language: string;
  readonly assigned_to: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
}

export interface EntryRow {
  readonly id: string;
  readonly ticket_id: string;
  readonly kind: 'message' | 'reply' | 'note' | 'event';
  readonly text: string;
  readonly by_user_id: string | null;
  readonly at: Date;
}

/** What people write to us is for those who answer alone. */
export const entryColumn: SealedColumn = { table: 'contact.entry', column: 'sealed_text', key: ['id'] };

type Sealing = Pick<Work, 'db' | 'cipher'>;

const COLUMNS = sql.raw(
  'id, reference, name, email, topic, state, language, assigned_to, created_at, changed_at',
);

export type NewTicket = Pick<TicketRow, 'id' | 'reference' | 'name' | 'email' | 'topic' | 'language'>;

/** False where the reference is taken. */
export async function addTicket(db: Database, given: NewTicket, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into contact.ticket (id, reference, name, email, topic, language, created_at, changed_at)
    values (
      ${given.id}, ${given.reference}, ${given.name}, ${given.email}, ${given.topic},
      ${given.language}, ${now}, ${now}
    )
    on conflict (reference) do nothing
    returning id`.execute(db);
  return rows.length === 1;
}

export async function addEntry({ db, cipher }: Sealing, entry: EntryRow): Promise<void> {
  const sealed = cipher.seal({ ...entryColumn, row: entry.id }, entry.text);
  await sql`
    insert into contact.entry (id, ticket_id, kind, sealed_text, by_user_id, at)
    values (${entry.id}, ${entry.ticket_id}, ${entry.kind}, ${sealed}, ${entry.by_user_id}, ${entry.at})`.execute(
    db,
  );
}

export async function findByReference(
  db: Database,
  { reference, email }: { readonly reference: string; readonly email: string },
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from contact.ticket where reference = ${reference} and email = ${email}`.execute(db);
  return rows[0];
}

/** Nobody else changes it until the transaction ends. */
export async function lockTicket(db: Database, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS} from contact.ticket where id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function findTicket(db: Database, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from contact.ticket where id = ${id}`.execute(db);
  return rows[0];
}

export async function changeTicket(
  db: Database,
  change: {
    readonly id: string;
    readonly state: TicketState;
    readonly assignedTo: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    update contact.ticket
    set state = ${change.state},
      assigned_to = ${change.assignedTo},
      changed_at = ${change.now},
      solved_at = case when ${change.state} = 'solved' then ${change.now}::timestamptz end
    where id = ${change.id}`.execute(db);
}

interface QueueFilter extends PageAsked<string> {
  readonly states: readonly string[];
  readonly topic: string | undefined;
  /** null: nobody's; undefined: anybody's. */
  readonly assignedTo: string | null | undefined;
}

/** Newest first. */
export async function listQueue(db: Database, filter: QueueFilter): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${COLUMNS}
    from contact.ticket
    where state = any (${[...filter.states]}::text[])
      and (${filter.topic ?? null}::text is null or topic = ${filter.topic ?? null})
      and (${filter.assignedTo === undefined} or assigned_to is not distinct from ${filter.assignedTo ?? null}::uuid)
      and (${filter.after ?? null}::uuid is null or id < ${filter.after ?? null}::uuid)
    order by id desc
    limit ${filter.limit}`.execute(db);
  return rows;
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

/** In the order in which they were written. */
export async function entriesOf(
  { db, cipher }: Sealing,
  ticketIds: readonly string[],
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<Omit<EntryRow, 'text'> & { readonly sealed_text: string }>`
    select id, ticket_id, kind, sealed_text, by_user_id, at
    from contact.entry
    where ticket_id = any (${[...ticketIds]}::uuid[])
    order by id
    limit ${ENTRIES_MAX * Math.max(1, ticketIds.length)}`.execute(db);
  return rows.map(({ sealed_text: sealed, ...entry }) => ({
    ...entry,
    text: cipher.open({ ...entryColumn, row: entry.id }, sealed),
  }));
}

export async function forgetSolved(db: Database, before: Date): Promise<void> {
  await sql`delete from contact.ticket where state = 'solved' and solved_at < ${before}`.execute(db);
}
