import type { SealedColumn } from '@egcr/server-kit/reseal';
import { step } from '@egcr/server-kit/data/step';
import type { Database } from '@egcr/server-kit/database';
import type { EventOf } from '@egcr/contract/machine';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import {
  verificationMachine,
  type CheckKind,
  type CheckNote,
  type CheckResult,
  type Level,
  type VerificationState,
} from '../contract/index.ts';

type At = Pick<Work, 'db' | 'now'>;
type Opening = Pick<Work, 'db' | 'cipher'>;

const TABLE = 'verification.business';
export const taxIdColumn: SealedColumn = { table: TABLE, column: 'sealed_tax_id', key: ['id'] };
const placeOf = (row: string) => ({ table: TABLE, column: 'sealed_tax_id', row });

export interface VerificationRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly state: VerificationState;
  readonly level: Level;
  readonly wanted_level: Level | null;
  readonly case_id: string | null;
  readonly valid_until: string | null;
  readonly is_high_risk: boolean;
  readonly lei: string | null;
  readonly tax_country: string | null;
}

const shown = sql.raw(
  'id, organisation_id, state, level, wanted_level, case_id, valid_until, is_high_risk, lei, tax_country',
);

export async function verificationsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VerificationRow>> {
  const { rows } = await sql<VerificationRow>`
    select ${shown} from verification.business where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The levels of organisations today. One whose last day is over has none, whenever the job runs that takes it away. */
export async function levelsOfOrganisations(
  { db, now }: At,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, Level>> {
  if (organisationIds.length === 0) return new Map();
  const { rows } = await sql<Pick<VerificationRow, 'organisation_id' | 'level'>>`
    select organisation_id, level
    from verification.business
    where organisation_id = any(${[...organisationIds]}::uuid[])
      and level > 0
      and valid_until >= ${now.toISOString().slice(0, 10)}::date`.execute(db);
  return new Map(rows.map((row) => [row.organisation_id, row.level]));
}

/** The row of a business, locked; it is made where there is none. */
export async function lockVerification(
  { db, now }: At,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<VerificationRow> {
  await sql`
    insert into verification.business (id, organisation_id, state, changed_at)
    values (${id}, ${organisationId}, 'not_started', ${now})
    on conflict on constraint business_key do nothing`.execute(db);
  const { rows } = await sql<VerificationRow>`
    select ${shown} from verification.business where id = ${id} for update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('invariant broken: a verification that was made is not there');
  return row;
}

/** The business of a case, locked: of an application, or of a look at people who came later. */
export async function verificationOfCase(db: Database, caseId: string): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${shown} from verification.business
    where case_id = ${caseId}
      or id = (select business_id from verification.people_review where case_id = ${caseId})
    for update`.execute(db);
  return rows[0];
}

/** The tax number of a business, as it was given. */
export async function taxIdOf({ db, cipher }: Opening, id: string): Promise<string | null> {
  const { rows } = await sql<{ sealed_tax_id: string | null }>`
    select sealed_tax_id from verification.business where id = ${id}`.execute(db);
  const sealed = rows[0]?.sealed_tax_id ?? null;
  return sealed === null ? null : cipher.open(placeOf(id), sealed);
}

export async function keepNumbers(
  { db, cipher, now }: At & Opening,
  row: {
    readonly id: string;
    readonly lei: string | null;
    readonly taxCountry: string | null;
    readonly taxId: string | null;
  },
): Promise<void> {
  await sql`
    update verification.business
    set lei = ${row.lei}, tax_country = ${row.taxCountry}, changed_at = ${now},
      sealed_tax_id = ${row.taxId === null ? null : cipher.seal(placeOf(row.id), row.taxId)}
    where id = ${row.id}`.execute(db);
}

/** Takes a step of the machine. Refuses verification_refused. */
export async function takeStep(
  { db, now }: At,
  row: Pick<VerificationRow, 'id' | 'state'>,
  event: EventOf<typeof verificationMachine>,
): Promise<void> {
  const state = step(verificationMachine, row.state, event);
  await sql`
    update verification.business set state = ${state}, changed_at = ${now} where id = ${row.id}`.execute(db);
}

export async function keepLevel(
  { db, now }: At,
  row: { readonly id: string; readonly level: Level; readonly until: string | null },
): Promise<void> {
  await sql`
    update verification.business set level = ${row.level}, valid_until = ${row.until}::date, changed_at = ${now}
    where id = ${row.id}`.execute(db);
}

export async function keepWanted(
  { db }: At,
  row: { readonly id: string; readonly level: Level; readonly caseId: string },
): Promise<void> {
  await sql`
    update verification.business set wanted_level = ${row.level}, case_id = ${row.caseId}
    where id = ${row.id}`.execute(db);
}

/** Those whose verification ends by a day, of these states. */
export async function endingBy(
  db: Database,
  { day, states }: { readonly day: string; readonly states: readonly VerificationState[] },
): Promise<readonly VerificationRow[]> {
  const { rows } = await sql<VerificationRow>`
    select ${shown} from verification.business
    where valid_until <= ${day}::date and state = any(${[...states]}::text[])
    order by id
    limit 500
    for update`.execute(db);
  return rows;
}

export interface CheckRow {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly note: CheckNote | null;
  readonly checked_at: Date;
  /** An officer; null: a rule. */
  readonly checked_by: string | null;
  readonly reason: string | null;
}

export async function checksOf(db: Database, businessId: string): Promise<readonly CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select kind, result, note, checked_at, checked_by, reason
    from verification.check_result
    where business_id = ${businessId}`.execute(db);
  return rows;
}

export interface NewCheck {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly note: CheckNote | null;
  /** An officer; nothing: a rule. */
  readonly by?: string | undefined;
  /** Of an officer. */
  readonly reason?: string | undefined;
}

export async function keepCheck({ db, now }: At, businessId: string, check: NewCheck): Promise<void> {
  const { kind, result, note, by = null, reason = null } = check;
  await sql`
    insert into verification.check_result (business_id, kind, result, note, checked_by, checked_at, reason)
    values (${businessId}, ${kind}, ${result}, ${note}, ${by}, ${now}, ${reason})
    on conflict on constraint check_result_key do update
    set result = excluded.result, note = excluded.note, checked_by = excluded.checked_by, checked_at = excluded.checked_at,
      reason = excluded.reason`.execute(db);
}
