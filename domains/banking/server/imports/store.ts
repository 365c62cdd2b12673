import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { OutsideEntry } from '../../contract/imports.ts';
import type { ReadEntry } from './read-file.ts';
import {
  fingerprintHash,
  nameHash,
  openDetails,
  openName,
  sealDetails,
  sealName,
} from './sealed-statements.ts';

export interface OutsideRow {
  readonly id: string;
  readonly name: string;
  readonly entries: bigint;
  readonly created_at: Date;
}

type Sealing = Pick<Work, 'db' | 'cipher'>;

export async function outsideAccountsOf(
  { db, cipher }: Sealing,
  userId: string,
): Promise<readonly OutsideRow[]> {
  const { rows } = await sql<Omit<OutsideRow, 'name'> & { readonly sealed_name: string }>`
    select a.id, a.sealed_name, a.created_at,
      (select count(*) from banking.outside_entry e where e.account_id = a.id) as entries
    from banking.outside_account a
    where a.user_id = ${userId}::uuid`.execute(db);
  return rows
    .map(({ sealed_name: sealed, ...row }) => ({ ...row, name: openName(cipher, row.id, sealed) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The account of that name, made where it is new; its row stays locked, so that two imports follow each other. */
export async function takeOutside(
  { db, cipher }: Sealing,
  {
    id,
    userId,
    name,
    at,
  }: { readonly id: string; readonly userId: string; readonly name: string; readonly at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into banking.outside_account as known (id, user_id, sealed_name, name_hash, created_at)
    values (${id}::uuid, ${userId}::uuid, ${sealName(cipher, id, name)}, ${nameHash(cipher, userId, name)}, ${at})
    on conflict (user_id, name_hash) do update set name_hash = known.name_hash
    returning id`.execute(db);
  return rows[0]?.id ?? id;
}

/**
 * Adds what is not there yet; answers how many that were. The account's row is locked by `takeOutside`, so the positions after the last
 * one are free.
 */
export async function addEntries(
  { db, cipher }: Sealing,
  accountId: string,
  entries: readonly ReadEntry[],
): Promise<number> {
  const { rows: last } = await sql<{ position: bigint }>`
    select coalesce(max(position), 0)::bigint as position
    from banking.outside_entry
    where account_id = ${accountId}::uuid`.execute(db);
  const first = (last[0]?.position ?? 0n) + 1n;
  const positions = entries.map((_, at) => (first + BigInt(at)).toString());
  const details = entries.map((entry, at) =>
    sealDetails(cipher, `${accountId}|${positions[at] ?? ''}`, entry),
  );
  const { rows } = await sql`
    insert into banking.outside_entry (account_id, position, fingerprint, booked_on, details)
    select ${accountId}::uuid, position, fingerprint, booked_on, details
    from unnest(
      ${positions}::bigint[],
      ${entries.map((entry) => fingerprintHash(cipher, accountId, entry.fingerprint))}::bytea[],
      ${entries.map((entry) => entry.booked_on)}::date[],
      ${details}::text[]
    ) as given (position, fingerprint, booked_on, details)
    on conflict (account_id, fingerprint) do nothing
    returning 1`.execute(db);
  return rows.length;
}

export async function knownAmong(
  { db, cipher }: Sealing,
  accountId: string,
  entries: readonly ReadEntry[],
): Promise<number> {
  const hashes = entries.map((entry) => fingerprintHash(cipher, accountId, entry.fingerprint));
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from banking.outside_entry
    where account_id = ${accountId}::uuid and fingerprint = any (${hashes}::bytea[])`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

export async function entriesOf(
  { db, cipher }: Sealing,
  accountId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly OutsideEntry[]> {
  const { rows } = await sql<{ booked_on: string; position: bigint; details: string }>`
    select booked_on, position, details
    from banking.outside_entry
    where account_id = ${accountId}::uuid
    order by booked_on desc, position desc
    offset ${offset}
    limit ${limit}`.execute(db);
  return rows.map(({ booked_on, position, details }) => ({
    booked_on,
    ...openDetails(cipher, `${accountId}|${position}`, details),
  }));
}

export async function removeOutside({ db }: Pick<Work, 'db'>, accountId: string): Promise<void> {
  await sql`delete from banking.outside_account where id = ${accountId}::uuid`.execute(db);
}
