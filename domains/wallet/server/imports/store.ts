import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { OutsideEntry } from '../../contract/imports.ts';
import type { ReadEntry } from './read-file.ts';

export interface OutsideRow {
  readonly id: string;
  readonly name: string;
  readonly entries: bigint;
  readonly created_at: Date;
}

export async function outsideAccountsOf(db: Database, userId: string): Promise<readonly OutsideRow[]> {
  const { rows } = await sql<OutsideRow>`
    select a.id, a.name, a.created_at, (select count(*) from wallet.outside_entry e where e.account_id = a.id) as entries
    from wallet.outside_account a
    where a.user_id = ${userId}::uuid
    order by a.name`.execute(db);
  return rows;
}

/** The account of that name, made where it is new; its row stays locked, so that two imports follow each other. */
export async function takeOutside(
  db: Database,
  {
    id,
    userId,
    name,
    at,
  }: { readonly id: string; readonly userId: string; readonly name: string; readonly at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into wallet.outside_account as known (id, user_id, name, created_at)
    values (${id}::uuid, ${userId}::uuid, ${name}, ${at})
    on conflict (user_id, name) do update set name = known.name
    returning id`.execute(db);
  return rows[0]?.id ?? id;
}

/** Adds what is not there yet; answers how many that were. */
export async function addEntries(
  db: Database,
  accountId: string,
  entries: readonly ReadEntry[],
): Promise<number> {
  const { rows } = await sql`
    insert into wallet.outside_entry (account_id, position, fingerprint, booked_on, amount, currency, text)
    select ${accountId}::uuid, last.position + given.place, given.fingerprint, given.booked_on, given.amount, given.currency, given.text
    from unnest(
      ${entries.map((entry) => entry.fingerprint)}::bytea[], ${entries.map((entry) => entry.booked_on)}::date[],
      ${entries.map((entry) => entry.amount)}::numeric[], ${entries.map((entry) => entry.currency)}::text[],
      ${entries.map((entry) => entry.text)}::text[]
    ) with ordinality as given (fingerprint, booked_on, amount, currency, text, place)
    cross join (
      select coalesce(max(position), 0) as position from wallet.outside_entry where account_id = ${accountId}::uuid
    ) last
    on conflict (account_id, fingerprint) do nothing
    returning 1`.execute(db);
  return rows.length;
}

export async function knownAmong(
  db: Database,
  accountId: string,
  entries: readonly ReadEntry[],
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from wallet.outside_entry
    where account_id = ${accountId}::uuid
      and fingerprint = any (${entries.map((entry) => entry.fingerprint)}::bytea[])`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

export async function entriesOf(
  db: Database,
  accountId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly OutsideEntry[]> {
  const { rows } = await sql<OutsideEntry>`
    select booked_on, amount, currency, text
    from wallet.outside_entry
    where account_id = ${accountId}::uuid
    order by booked_on desc, position desc
    offset ${offset}
    limit ${limit}`.execute(db);
  return rows;
}

export async function removeOutside(db: Database, accountId: string): Promise<void> {
  await sql`delete from wallet.outside_account where id = ${accountId}::uuid`.execute(db);
}
