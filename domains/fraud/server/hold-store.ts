import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { CaseHold } from '../contract/shapes.ts';

const HOLD = 'fraud.hold';
const ACT = 'fraud.hold_act';
export const answerColumn: SealedColumn = { table: HOLD, column: 'sealed_answer', key: ['id'] };
export const reasonColumn: SealedColumn = { table: ACT, column: 'sealed_reason', key: ['hold_id', 'number'] };

const answerPlace = (row: string) => ({ table: HOLD, column: 'sealed_answer', row });
const reasonPlace = (holdId: string, number: number) => ({
  table: ACT,
  column: 'sealed_reason',
  row: `${holdId}|${number}`,
});

export type Act = CaseHold['acts'][number]['act'];
export type EndReason = NonNullable<CaseHold['ended']>['why'];

interface SealedHoldRow {
  readonly id: string;
  readonly case_id: string;
  readonly transfer_id: string;
  readonly owner_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly placed_at: Date;
  readonly until: Date;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
  readonly ended_at: Date | null;
  readonly end_reason: EndReason | null;
  readonly sealed_answer: string | null;
  readonly answered_at: Date | null;
}

export interface HoldRow extends Omit<SealedHoldRow, 'sealed_answer'> {
  readonly answer: string | null;
}

const columns = sql.raw(
  'id, case_id, transfer_id, owner_id, asset, amount, placed_at, until, confirm_by, confirmed_at, ended_at, end_reason, sealed_answer, answered_at',
);
type Opening = Pick<Work, 'db' | 'cipher'>;

function opened(cipher: Work['cipher'], { sealed_answer: sealed, ...row }: SealedHoldRow): HoldRow {
  return { ...row, answer: sealed === null ? null : cipher.open(answerPlace(row.id), sealed) };
}

/** Holds because of one payment come after each other, whatever case they are for. */
export async function lockPayment(db: Database, transferId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fraud hold ${transferId}`}, 0))`.execute(db);
}

export async function isPaymentHeld(db: Database, transferId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fraud.hold where transfer_id = ${transferId} and ended_at is null`.execute(db);
  return rows.length > 0;
}

/** The cases for which money of one of these people is held, or was. */
export async function holdCasesOf(db: Database, userIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select distinct case_id from fraud.hold where owner_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map((row) => row.case_id);
}

export async function insertHold(
  db: Database,
  hold: Omit<SealedHoldRow, 'confirmed_at' | 'ended_at' | 'end_reason' | 'sealed_answer' | 'answered_at'>,
): Promise<void> {
  await sql`
    insert into fraud.hold (id, case_id, transfer_id, owner_id, asset, amount, placed_at, until, confirm_by)
    values (
      ${hold.id}, ${hold.case_id}, ${hold.transfer_id}, ${hold.owner_id}, ${hold.asset}, ${hold.amount.toString()}::bigint,
      ${hold.placed_at}, ${hold.until}, ${hold.confirm_by})`.execute(db);
}

export async function insertParts(
  db: Database,
  holdId: string,
  parts: readonly { readonly id: string; readonly amountMinor: bigint }[],
): Promise<void> {
  for (const { id, amountMinor } of parts)
    await sql`
      insert into fraud.hold_part (ledger_hold_id, hold_id, amount)
      values (${id}, ${holdId}, ${amountMinor.toString()}::bigint)`.execute(db);
}

/** The holds in the ledger that are open as far as is known here. */
export async function openParts(db: Database, holdId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ ledger_hold_id: string }>`
    select ledger_hold_id
    from fraud.hold_part
    where hold_id = ${holdId} and ended_at is null
    order by ledger_hold_id`.execute(db);
  return rows.map((row) => row.ledger_hold_id);
}

export async function endParts(db: Database, parts: readonly string[], at: Date): Promise<void> {
  await sql`
    update fraud.hold_part set ended_at = ${at}
    where ledger_hold_id = any (${[...parts]}::uuid[]) and ended_at is null`.execute(db);
}

/** One more act of a hold that is locked. */
export async function insertAct(
  { db, cipher, now }: Opening & Pick<Work, 'now'>,
  holdId: string,
  {
    act,
    actorId,
    reason,
  }: { readonly act: Act; readonly actorId: string | null; readonly reason: string | null },
): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from fraud.hold_act where hold_id = ${holdId}`.execute(db);
  const number = rows[0]?.number ?? 1;
  const sealed = reason === null ? null : cipher.seal(reasonPlace(holdId, number), reason);
  await sql`
    insert into fraud.hold_act (hold_id, number, act, actor_id, sealed_reason, at)
    values (${holdId}, ${number}, ${act}, ${actorId}, ${sealed}, ${now})`.execute(db);
}

export interface ActRow {
  readonly hold_id: string;
  readonly act: Act;
  readonly actor_id: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Oldest first. */
export async function actsOf(
  { db, cipher }: Opening,
  holdIds: readonly string[],
): Promise<readonly ActRow[]> {
  const { rows } = await sql<
    Omit<ActRow, 'reason'> & { readonly number: number; readonly sealed_reason: string | null }
  >`
    select hold_id, number, act, actor_id, sealed_reason, at
    from fraud.hold_act
    where hold_id = any (${[...holdIds]}::uuid[])
    order by hold_id, number`.execute(db);
  return rows.map(({ number, sealed_reason: sealed, ...row }) => ({
    ...row,
    reason: sealed === null ? null : cipher.open(reasonPlace(row.hold_id, number), sealed),
  }));
}

/** One hold, locked, so that two officers follow each other. */
export async function lockHold({ db, cipher }: Opening, id: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<SealedHoldRow>`
    select ${columns} from fraud.hold where id = ${id} for no key update`.execute(db);
  return rows[0] && opened(cipher, rows[0]);
}

/** The hold that a hold in the ledger is a part of. */
export async function holdOfPart(db: Database, ledgerHoldId: string): Promise<string | undefined> {
  const { rows } = await sql<{ hold_id: string }>`
    select hold_id from fraud.hold_part where ledger_hold_id = ${ledgerHoldId}`.execute(db);
  return rows[0]?.hold_id;
}

/** All holds of a case, or those of a person that are open; oldest first. */
export async function holdsOf(
  { db, cipher }: Opening,
  of: { readonly caseId: string } | { readonly ownerId: string },
): Promise<readonly HoldRow[]> {
  const condition =
    'caseId' in of ? sql`case_id = ${of.caseId}` : sql`owner_id = ${of.ownerId} and ended_at is null`;
  const { rows } = await sql<SealedHoldRow>`
    select ${columns} from fraud.hold where ${condition} order by id`.execute(db);
  return rows.map((row) => opened(cipher, row));
}

/** The open holds that wait for a second officer; those that end first come first. */
export async function unconfirmedHolds(
  { db, cipher, now }: Opening & Pick<Work, 'now'>,
  limit: number,
): Promise<readonly HoldRow[]> {
  const { rows } = await sql<SealedHoldRow>`
    select ${columns}
    from fraud.hold
    where ended_at is null and confirmed_at is null and confirm_by > ${now}
    order by confirm_by, id
    limit ${limit}`.execute(db);
  return rows.map((row) => opened(cipher, row));
}

export async function setConfirmed({ db, now }: Pick<Work, 'db' | 'now'>, id: string): Promise<void> {
  await sql`update fraud.hold set confirmed_at = ${now} where id = ${id} and confirmed_at is null`.execute(
    db,
  );
}

/** A hold as who reported the payment may see it. */
interface ReportedHoldRow {
  readonly transfer_id: string;
  /** What left the reporter's wallet; null once the payment is forgotten. */
  readonly asset: string | null;
  readonly amount: bigint | null;
  readonly placed_at: Date;
  readonly until: Date;
  readonly ended_at: Date | null;
}

/** The holds of a report, oldest first. Only payments of its reporter match a report. */
export async function holdsForReporter(
  db: Database,
  { caseId, reporterId }: { readonly caseId: string; readonly reporterId: string },
): Promise<readonly ReportedHoldRow[]> {
  const { rows } = await sql<ReportedHoldRow>`
    select h.transfer_id, p.asset, p.amount, h.placed_at, h.until, h.ended_at
    from fraud.hold h
    left join fraud.payment p on p.transfer_id = h.transfer_id and p.payer_id = ${reporterId}
    where h.case_id = ${caseId}
    order by h.id`.execute(db);
  return rows;
}

export async function setUntil(
  db: Database,
  id: string,
  change: { readonly until: Date; readonly amount: bigint },
): Promise<void> {
  await sql`
    update fraud.hold set until = ${change.until}, amount = ${change.amount.toString()}::bigint
    where id = ${id}`.execute(db);
}

export async function setEnded(
  { db, now }: Pick<Work, 'db' | 'now'>,
  id: string,
  why: EndReason,
): Promise<void> {
  await sql`update fraud.hold set ended_at = ${now}, end_reason = ${why} where id = ${id}`.execute(db);
}

export async function setAnswer(
  { db, cipher, now }: Opening & Pick<Work, 'now'>,
  id: string,
  text: string,
): Promise<void> {
  await sql`
    update fraud.hold set sealed_answer = ${cipher.seal(answerPlace(id), text)}, answered_at = ${now}
    where id = ${id}`.execute(db);
}

export async function eraseAnswers(db: Database, ownerId: string): Promise<void> {
  await sql`
    update fraud.hold set sealed_answer = null, answered_at = null
    where owner_id = ${ownerId}`.execute(db);
}

export async function caseOfHold(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ case_id: string }>`select case_id from fraud.hold where id = ${id}`.execute(
    db,
  );
  return rows[0]?.case_id;
}
