import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { NameVerdict } from '../../contract/name-rules.ts';

export interface PayeeRow {
  readonly id: string;
  readonly payee_user_id: string;
  readonly label: string;
  readonly typed_name: string | null;
  readonly verified_name: string;
  readonly name_check: NameVerdict | null;
  readonly is_favourite: boolean;
  readonly created_at: Date;
}

const columns = sql.raw(
  'id, payee_user_id, label, typed_name, verified_name, name_check, is_favourite, created_at',
);

/** Favourites first, then by label. */
export async function listPayees(db: Database, userId: string): Promise<readonly PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    select ${columns}
    from wallet.payee
    where user_id = ${userId}::uuid
    order by is_favourite desc, lower(label), id`.execute(db);
  return rows;
}

/** Adds a payee; answers the id of the one that was there, and how many there were, where it cannot. */
export async function insertPayee(
  db: Database,
  { userId, row, most }: { readonly userId: string; readonly row: PayeeRow; readonly most: number },
): Promise<PayeeRow | { readonly refused: 'exists'; readonly id: string } | { readonly refused: 'full' }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.payees ' || ${userId}, 0))`.execute(db);
  const others = await listPayees(db, userId);
  const same = others.find((other) => other.payee_user_id === row.payee_user_id);
  if (same) return { refused: 'exists', id: same.id };
  if (others.length >= most) return { refused: 'full' };
  await sql`
    insert into wallet.payee
      (id, user_id, payee_user_id, label, typed_name, verified_name, name_check, is_favourite, created_at)
    values (
      ${row.id}::uuid, ${userId}::uuid, ${row.payee_user_id}::uuid, ${row.label}, ${row.typed_name},
      ${row.verified_name}, ${row.name_check}, ${row.is_favourite}, ${row.created_at})`.execute(db);
  return row;
}

/** One's own payee with its new label or mark; undefined where there is none. */
export async function updatePayee(
  db: Database,
  change: {
    readonly userId: string;
    readonly id: string;
    readonly label: string | undefined;
    readonly isFavourite: boolean | undefined;
  },
): Promise<PayeeRow | undefined> {
  const { rows } = await sql<PayeeRow>`
    update wallet.payee
    set label = coalesce(${change.label ?? null}, label),
      is_favourite = coalesce(${change.isFavourite ?? null}::boolean, is_favourite)
    where id = ${change.id}::uuid and user_id = ${change.userId}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function deletePayee(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from wallet.payee where id = ${id}::uuid and user_id = ${userId}::uuid returning id`.execute(db);
  return rows.length > 0;
}

/** Which of some people keep this person as their payee. */
export async function keptBy(
  db: Database,
  userId: string,
  keepers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id
    from wallet.payee
    where payee_user_id = ${userId}::uuid and user_id = any (${[...keepers]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.user_id));
}

export interface AcquaintanceRow {
  readonly other_id: string;
  readonly first_paid_at: Date | null;
  readonly last_paid_at: Date | null;
  readonly first_got_at: Date | null;
}

export async function readAcquaintances(
  db: Database,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, AcquaintanceRow>> {
  const { rows } = await sql<AcquaintanceRow>`
    select other_id, first_paid_at, last_paid_at, first_got_at
    from wallet.acquaintance
    where user_id = ${userId}::uuid and other_id = any (${[...otherIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.other_id, row]));
}

/** Which of some payers are known to have paid whom, as `<payer> <payee>`; who paid lately may not be known yet. */
export async function knownPayments(
  db: Database,
  pairs: readonly { readonly payerId: string; readonly payeeId: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ pair: string }>`
    select known.user_id || ' ' || known.other_id as pair
    from unnest(
      ${pairs.map(({ payerId }) => payerId)}::uuid[],
      ${pairs.map(({ payeeId }) => payeeId)}::uuid[]
    ) as asked (user_id, other_id)
    join wallet.acquaintance as known on known.user_id = asked.user_id and known.other_id = asked.other_id
    where known.first_paid_at is not null`.execute(db);
  return new Set(rows.map(({ pair }) => pair));
}

/** Up to which version each account has been read. Reading at the same time waits in line. */
export async function lockReadings(
  db: Database,
  userId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.acquaintance ' || ${userId}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ account_id: string; version: bigint }>`
    select account_id, version
    from wallet.acquaintance_reading
    where account_id = any (${[...accountIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.account_id, row.version]));
}

export interface Dealing {
  readonly otherId: string;
  readonly isPaid: boolean;
  readonly at: Date;
}

/** Adds what was read of some accounts, and remembers how far. */
export async function writeAcquaintances(
  db: Database,
  {
    userId,
    dealings,
    readings,
  }: {
    readonly userId: string;
    readonly dealings: readonly Dealing[];
    readonly readings: ReadonlyMap<string, bigint>;
  },
): Promise<void> {
  const others = dealings.map((one) => one.otherId);
  const paid = dealings.map((one) => (one.isPaid ? one.at : null));
  const got = dealings.map((one) => (one.isPaid ? null : one.at));
  await sql`
    insert into wallet.acquaintance as known (user_id, other_id, first_paid_at, last_paid_at, first_got_at, last_at)
    select ${userId}::uuid, other_id, min(paid_at), max(paid_at), min(got_at), max(coalesce(paid_at, got_at))
    from unnest(${others}::uuid[], ${paid}::timestamptz[], ${got}::timestamptz[]) as dealt (other_id, paid_at, got_at)
    group by other_id
    on conflict on constraint acquaintance_pkey do update
    set first_paid_at = least(known.first_paid_at, excluded.first_paid_at),
      last_paid_at = greatest(known.last_paid_at, excluded.last_paid_at),
      first_got_at = least(known.first_got_at, excluded.first_got_at),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(db);
  await sql`
    insert into wallet.acquaintance_reading (account_id, version)
    select account_id, version
    from unnest(${[...readings.keys()]}::uuid[], ${[...readings.values()].map(String)}::bigint[]) as read (account_id, version)
    on conflict on constraint acquaintance_reading_pkey do update
    set version = greatest(acquaintance_reading.version, excluded.version)`.execute(db);
}

/** Forgets whom someone kept as payees and with whom they dealt, and takes them off others' lists. */
export async function forgetAcquaintances(db: Database, userId: string): Promise<void> {
  await sql`
    delete from wallet.payee where user_id = ${userId}::uuid or payee_user_id = ${userId}::uuid`.execute(db);
  await sql`
    delete from wallet.acquaintance where user_id = ${userId}::uuid or other_id = ${userId}::uuid`.execute(
    db,
  );
}
