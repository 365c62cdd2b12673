import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import {
  addressChange,
  changeLine,
  directorsChange,
  transferChange,
  type ChangeKind,
} from '../../contract/changes/entry-shapes.ts';
import type { ChangeState } from '../../contract/changes/change-machine.ts';

const TABLE = 'registry.change';
export const changeColumn: SealedColumn = { table: TABLE, column: 'sealed_details', key: ['case_id'] };
const placeOf = (caseId: string) => ({ table: TABLE, column: 'sealed_details', row: caseId });

/** A change as it was filed. Of a birth only the month is kept. */
export const filedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), ...addressChange.shape }),
  z.object({ kind: z.literal('directors'), ...directorsChange.shape, joining_born: z.string() }),
  z.object({ kind: z.literal('transfer'), ...transferChange.shape, to_born: z.string() }),
]);
export type FiledChange = z.output<typeof filedChange>;

const details = z.object({
  change: filedChange,
  before: z.array(changeLine),
  after: z.array(changeLine),
  /** From whom shares go over, and how many they held. */
  holder: z.optional(z.object({ name: z.string(), class_name: z.string(), shares: z.string() })),
});
export type ChangeDetails = z.output<typeof details>;

export interface ChangeRow {
  readonly case_id: string;
  readonly business_id: string;
  readonly kind: ChangeKind;
  readonly base_version: number;
  readonly state: ChangeState;
  readonly filed_by: string;
}

const OPEN = sql.raw(`state in ('awaiting_consent', 'submitted', 'in_review', 'needs_information')`);

/** Answers whether it was kept: not where another change of the business is open. */
export async function insertChange(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: Omit<ChangeRow, 'state'> & { readonly details: ChangeDetails },
): Promise<boolean> {
  const sealed = cipher.seal(placeOf(row.case_id), JSON.stringify(row.details));
  const { rows } = await sql<{ case_id: string }>`
    insert into registry.change
      (case_id, business_id, kind, base_version, state, sealed_details, filed_by, filed_at)
    values (
      ${row.case_id}, ${row.business_id}, ${row.kind}, ${row.base_version}, 'submitted', ${sealed}, ${row.filed_by}, ${now})
    on conflict do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

export async function findChange(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  caseId: string,
): Promise<(ChangeRow & { readonly details: ChangeDetails }) | undefined> {
  const { rows } = await sql<ChangeRow & { sealed_details: string }>`
    select case_id, business_id, kind, base_version, state, filed_by, sealed_details
    from registry.change
    where case_id = ${caseId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { sealed_details: sealed, ...rest } = row;
  return { ...rest, details: details.parse(JSON.parse(cipher.open(placeOf(caseId), sealed))) };
}

/** The case of the change that officers are deciding. */
export async function openChangeOf(db: Database, businessId: string): Promise<string | null> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from registry.change where business_id = ${businessId} and ${OPEN}`.execute(db);
  return rows[0]?.case_id ?? null;
}

export async function setChangeState(db: Database, caseId: string, state: string): Promise<void> {
  await sql`update registry.change set state = ${state} where case_id = ${caseId}`.execute(db);
}

/** Changes of businesses that a person leads or holds, and those to which they are asked to consent: they decide none of these. */
export async function changesNear(
  db: Database,
  { userId, organisationIds }: { readonly userId: string; readonly organisationIds: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select c.case_id
    from registry.change c
    where exists (select from registry.officer o where o.business_id = c.business_id and o.user_id = ${userId})
      or exists (select from registry.holding h where h.business_id = c.business_id and h.user_id = ${userId})
      or exists (
        select from registry.consent s
        where s.case_id = c.case_id
          and (s.user_id = ${userId} or s.answered_by = ${userId} or s.organisation_id = any(${[...organisationIds]}::uuid[])))`.execute(
    db,
  );
  return rows.map(({ case_id: caseId }) => caseId);
}

/** Changes that no officer sees yet: their holders are asked. */
export async function changesAwaitingConsent(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from registry.change where state = 'awaiting_consent'`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

/** The version of an entry; locked, so that what follows is about no other. */
export async function lockedVersion(db: Database, businessId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from registry.business where id = ${businessId} for update`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function versionOf(db: Database, businessId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from registry.business where id = ${businessId}`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function nextVersion(db: Database, businessId: string): Promise<void> {
  await sql`update registry.business set version = version + 1 where id = ${businessId}`.execute(db);
}

export interface DirectorRow {
  readonly id: string;
  readonly name: string;
  readonly born_month: string;
  readonly user_id: string | null;
}

export async function directorsOf(db: Database, businessId: string): Promise<readonly DirectorRow[]> {
  const { rows } = await sql<DirectorRow>`
    select id, name, born_month, user_id
    from registry.officer
    where business_id = ${businessId} and role = 'director' and resigned_at is null
    order by appointed_at, id`.execute(db);
  return rows;
}

export async function resign({ db, now }: Pick<Work, 'db' | 'now'>, officerId: string): Promise<void> {
  await sql`
    update registry.officer set resigned_at = ${now}
    where id = ${officerId} and resigned_at is null`.execute(db);
}

export async function setAddress(
  db: Database,
  {
    id,
    street,
    town,
    postcode,
    words,
  }: {
    readonly id: string;
    readonly street: string;
    readonly town: string;
    readonly postcode: string;
    readonly words: string;
  },
): Promise<void> {
  await sql`
    update registry.business
    set street = ${street}, town = ${town}, postcode = ${postcode}, search_words = ${words}::tsvector
    where id = ${id}`.execute(db);
}

/** Takes shares out of a holding, which ends where nothing is left. */
export async function takeShares(db: Database, holdingId: string, shares: string): Promise<void> {
  await sql`
    delete from registry.holding where id = ${holdingId} and shares = ${shares}::bigint`.execute(db);
  await sql`
    update registry.holding set shares = shares - ${shares}::bigint where id = ${holdingId}`.execute(db);
}

export async function addShares(db: Database, holdingId: string, shares: string): Promise<void> {
  await sql`
    update registry.holding set shares = shares + ${shares}::bigint where id = ${holdingId}`.execute(db);
}

/** Numbers in the register by ids. */
export async function numbersOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from registry.business where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
