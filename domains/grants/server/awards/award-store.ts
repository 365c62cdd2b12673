import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { AwardPhase, MilestoneState, MadeProgramme } from '../../contract/index.ts';

const AWARD = 'grants.award';
const MILESTONE = 'grants.milestone';
export const endReasonColumn: SealedColumn = { table: AWARD, column: 'sealed_end_reason', key: ['id'] };
export const reportColumn: SealedColumn = { table: MILESTONE, column: 'sealed_report', key: ['id'] };
export const reportReasonColumn: SealedColumn = { table: MILESTONE, column: 'sealed_reason', key: ['id'] };
const placeOf = ({ table, column }: SealedColumn, row: string) => ({ table, column, row });

export function open(cipher: Work['cipher'], column: SealedColumn, id: string, sealed: string | null) {
  return sealed === null ? null : cipher.open(placeOf(column, id), sealed);
}

export function sealed(cipher: Work['cipher'], column: SealedColumn, id: string, text: string): string {
  return cipher.seal(placeOf(column, id), text);
}

/** An award with what it is for. */
export interface AwardRow {
  readonly id: string;
  readonly case_id: string;
  readonly state: AwardPhase;
  readonly version: number;
  readonly decided_by: readonly string[];
  readonly terms_version: number | null;
  readonly terms_text: string | null;
  readonly terms_sha256: string | null;
  readonly accepted_at: Date | null;
  readonly given_back_minor: bigint;
  readonly sealed_end_reason: string | null;
  readonly ended_at: Date | null;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly programme_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly is_sample: boolean;
}

export interface MilestoneRow {
  readonly id: string;
  readonly award_id: string;
  readonly number: number;
  readonly percent: number;
  readonly needs: 'agreement' | 'report';
  readonly amount_minor: bigint;
  readonly state: MilestoneState;
  readonly sealed_report: string | null;
  readonly receipts: readonly string[];
  readonly reported_at: Date | null;
  readonly sealed_reason: string | null;
  readonly envelope_id: string | null;
  readonly payment_id: string | null;
  readonly paid_at: Date | null;
}

const awardColumns = sql`
  w.id, w.case_id, w.state, w.version, w.decided_by, w.terms_version, w.terms_text, w.terms_sha256, w.accepted_at,
  w.given_back_minor, w.sealed_end_reason, w.ended_at, p.slug, p.made, a.programme_id, a.reference, a.user_id, a.organisation_id,
  a.asset, a.amount_minor, a.is_sample`;
const milestoneColumns = sql`
  m.id, m.award_id, m.number, m.percent, m.needs, m.amount_minor, m.state, m.sealed_report, m.receipts, m.reported_at,
  m.sealed_reason, m.envelope_id, m.payment_id, m.paid_at`;

/** Adds an award with its parts. */
export async function insertAward(
  { db }: Pick<Work, 'db'>,
  award: Pick<AwardRow, 'id' | 'case_id' | 'decided_by'>,
  milestones: readonly Pick<MilestoneRow, 'id' | 'percent' | 'needs' | 'amount_minor'>[],
): Promise<void> {
  await sql`
    insert into grants.award (id, case_id, state, decided_by)
    values (${award.id}, ${award.case_id}, 'offered', ${award.decided_by}::uuid[])`.execute(db);
  await sql`
    insert into grants.milestone (id, award_id, number, percent, needs, amount_minor, state)
    select id, ${award.id}, number, percent, needs, amount_minor, 'waiting'
    from unnest(
      ${milestones.map(({ id }) => id)}::uuid[],
      ${milestones.map(({ percent }) => percent)}::smallint[],
      ${milestones.map(({ needs }) => needs)}::text[],
      ${milestones.map(({ amount_minor: minor }) => minor.toString())}::bigint[])
      with ordinality as part (id, percent, needs, amount_minor, number)`.execute(db);
}

/** The award of an application; with `isLocked` no other transaction changes it or its parts. */
export async function findAward(
  db: Database,
  by: { readonly caseId: string } | { readonly id: string },
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<AwardRow | undefined> {
  const { rows } = await sql<AwardRow>`
    select ${awardColumns}
    from grants.award w
    join grants.application a on a.case_id = w.case_id
    join grants.programme p on p.id = a.programme_id
    where ${'caseId' in by ? sql`w.case_id = ${by.caseId}` : sql`w.id = ${by.id}`}
    ${isLocked ? sql`for no key update of w` : sql``}`.execute(db);
  return rows[0];
}

/** The awards of a person that are not over. */
export async function openAwardsOf(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select w.case_id
    from grants.award w
    join grants.application a on a.case_id = w.case_id
    where a.user_id = ${userId} and w.state in ('offered', 'active')
    order by w.id`.execute(db);
  return rows.map(({ case_id: id }) => id);
}

/** The parts of some awards, in their order. */
export async function milestonesOf(
  db: Database,
  awardIds: readonly string[],
): Promise<readonly MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select ${milestoneColumns}
    from grants.milestone m
    where m.award_id = any(${awardIds}::uuid[])
    order by m.award_id, m.number`.execute(db);
  return rows;
}

export async function findMilestone(
  db: Database,
  by: { readonly paymentId: string } | { readonly envelopeId: string },
): Promise<MilestoneRow | undefined> {
  const { rows } = await sql<MilestoneRow>`
    select ${milestoneColumns}
    from grants.milestone m
    where ${'paymentId' in by ? sql`m.payment_id = ${by.paymentId}` : sql`m.envelope_id = ${by.envelopeId}`}`.execute(
    db,
  );
  return rows[0];
}

/** The award has moved, or one of its parts: those who read it before read it again. */
export async function setAwardState(
  { db }: Pick<Work, 'db'>,
  { id, state }: Pick<AwardRow, 'id' | 'state'>,
): Promise<void> {
  await sql`
    update grants.award
    set state = ${state}, version = version + 1
    where id = ${id}`.execute(db);
}

export async function keepTerms(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    id,
    version,
    text,
    sha256,
  }: { readonly id: string; readonly version: number; readonly text: string; readonly sha256: string },
): Promise<void> {
  await sql`
    update grants.award
    set terms_version = ${version}, terms_text = ${text}, terms_sha256 = ${sha256}, accepted_at = ${now}
    where id = ${id}`.execute(db);
}

/** Who decides later that a payment is made again does not approve it either. */
export async function addDeciders(db: Database, id: string, deciders: readonly string[]): Promise<void> {
  await sql`
    update grants.award
    set decided_by = array(select distinct unnest(decided_by || ${deciders}::uuid[])), version = version + 1
    where id = ${id}`.execute(db);
}

export async function endAwardRow(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: {
    readonly id: string;
    readonly by: string | null;
    readonly reason: string | null;
    readonly givenBackMinor: bigint;
  },
): Promise<void> {
  const sealed = row.reason === null ? null : cipher.seal(placeOf(endReasonColumn, row.id), row.reason);
  await sql`
    update grants.award
    set state = 'ended', version = version + 1, ended_at = ${now}, ended_by = ${row.by}, sealed_end_reason = ${sealed},
      given_back_minor = given_back_minor + ${row.givenBackMinor}
    where id = ${row.id}`.execute(db);
}

export async function setMilestoneState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, state }: Pick<MilestoneRow, 'id' | 'state'>,
): Promise<void> {
  await sql`
    update grants.milestone
    set state = ${state}, paid_at = ${state === 'paid' ? now : null}
    where id = ${id}`.execute(db);
}

/** A part goes to finance. */
export async function setMilestonePayment(
  { db }: Pick<Work, 'db'>,
  row: { readonly id: string; readonly envelopeId: string; readonly paymentId: string },
): Promise<void> {
  await sql`
    update grants.milestone
    set state = 'to_pay', envelope_id = ${row.envelopeId}, payment_id = ${row.paymentId}
    where id = ${row.id}`.execute(db);
}

export async function keepReport(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: { readonly id: string; readonly text: string; readonly receipts: readonly string[] },
): Promise<void> {
  await sql`
    update grants.milestone
    set sealed_report = ${cipher.seal(placeOf(reportColumn, row.id), row.text)}, receipts = ${row.receipts}::uuid[],
      reported_at = ${now}, sealed_reason = null
    where id = ${row.id}`.execute(db);
}

export async function keepReportReason(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  row: { readonly id: string; readonly reason: string; readonly by: string },
): Promise<void> {
  await sql`
    update grants.milestone
    set sealed_reason = ${cipher.seal(placeOf(reportReasonColumn, row.id), row.reason)}, decided_by = ${row.by}
    where id = ${row.id}`.execute(db);
}

/** What a person wrote leaves with the account. */
export async function forgetReports(db: Database, userId: string): Promise<void> {
  await sql`
    update grants.milestone m
    set sealed_report = null
    from grants.award w
    join grants.application a on a.case_id = w.case_id
    where m.award_id = w.id and a.user_id = ${userId}`.execute(db);
}
