import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { RecoveryReason, RecoveryState } from '../../contract/index.ts';

const TABLE = 'grants.recovery';
export const findingColumn: SealedColumn = { table: TABLE, column: 'sealed_finding', key: ['id'] };
export const newFactsColumn: SealedColumn = { table: TABLE, column: 'sealed_new_facts', key: ['id'] };
export const answerColumn: SealedColumn = { table: TABLE, column: 'sealed_answer', key: ['id'] };
export const decisionColumn: SealedColumn = { table: TABLE, column: 'sealed_decision', key: ['id'] };
export const appealColumn: SealedColumn = { table: TABLE, column: 'sealed_appeal', key: ['id'] };
export const appealDecisionColumn: SealedColumn = {
  table: TABLE,
  column: 'sealed_appeal_decision',
  key: ['id'],
};
const placeOf = ({ table, column }: SealedColumn, row: string) => ({ table, column, row });

export interface RecoveryRow {
  readonly id: string;
  readonly award_id: string;
  readonly state: RecoveryState;
  readonly amount_minor: bigint;
  readonly reason: RecoveryReason;
  readonly sealed_finding: string;
  readonly sealed_new_facts: string | null;
  readonly papers: readonly string[];
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly answer_by: Date;
  readonly sealed_answer: string | null;
  readonly answered_at: Date | null;
  readonly sealed_decision: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly sealed_appeal: string | null;
  readonly appealed_at: Date | null;
  readonly sealed_appeal_decision: string | null;
  readonly appeal_decided_at: Date | null;
  readonly appeal_decided_by: string | null;
}

const columns = sql`
  id, award_id, state, amount_minor, reason, sealed_finding, sealed_new_facts, papers, proposed_by, proposed_at, answer_by, sealed_answer,
  answered_at, sealed_decision, decided_by, decided_at, sealed_appeal, appealed_at, sealed_appeal_decision, appeal_decided_at,
  appeal_decided_by`;

/** What is taken back of an award, the latest first. Those who change one hold the lock of its award. */
export async function recoveriesOf(db: Database, awardId: string): Promise<readonly RecoveryRow[]> {
  const { rows } = await sql<RecoveryRow>`
    select ${columns}
    from grants.recovery
    where award_id = ${awardId}
    order by id desc`.execute(db);
  return rows;
}

export interface NewRecovery extends Pick<
  RecoveryRow,
  'id' | 'award_id' | 'amount_minor' | 'reason' | 'papers' | 'proposed_by' | 'answer_by'
> {
  readonly finding: string;
  /** After an appeal that was won: which one, and what is new. */
  readonly anew: { readonly after: string; readonly facts: string } | undefined;
}

export async function insertRecovery(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  { anew, ...row }: NewRecovery,
): Promise<void> {
  const facts = anew && cipher.seal(placeOf(newFactsColumn, row.id), anew.facts);
  await sql`
    insert into grants.recovery
      (id, award_id, state, amount_minor, reason, sealed_finding, after_appeal, sealed_new_facts, papers, proposed_by, proposed_at,
       answer_by)
    values
      (${row.id}, ${row.award_id}, 'proposed', ${row.amount_minor}, ${row.reason},
       ${cipher.seal(placeOf(findingColumn, row.id), row.finding)}, ${anew?.after ?? null}, ${facts ?? null}, ${row.papers}::uuid[],
       ${row.proposed_by}, ${now},
       ${row.answer_by})`.execute(db);
}

export async function keepAnswer(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  { id, text, state }: { readonly id: string; readonly text: string; readonly state: RecoveryState },
): Promise<void> {
  await sql`
    update grants.recovery
    set state = ${state}, sealed_answer = ${cipher.seal(placeOf(answerColumn, id), text)}, answered_at = ${now}
    where id = ${id}`.execute(db);
}

export async function keepDecision(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: {
    readonly id: string;
    readonly state: RecoveryState;
    readonly reason: string;
    readonly by: string;
  },
): Promise<void> {
  await sql`
    update grants.recovery
    set state = ${row.state}, sealed_decision = ${cipher.seal(placeOf(decisionColumn, row.id), row.reason)},
      decided_by = ${row.by}, decided_at = ${now}
    where id = ${row.id}`.execute(db);
}

export async function keepAppeal(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  { id, text, state }: { readonly id: string; readonly text: string; readonly state: RecoveryState },
): Promise<void> {
  await sql`
    update grants.recovery
    set state = ${state}, sealed_appeal = ${cipher.seal(placeOf(appealColumn, id), text)}, appealed_at = ${now}
    where id = ${id}`.execute(db);
}

export async function keepAppealDecision(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: {
    readonly id: string;
    readonly state: RecoveryState;
    readonly reason: string;
    readonly by: string;
  },
): Promise<void> {
  await sql`
    update grants.recovery
    set state = ${row.state}, sealed_appeal_decision = ${cipher.seal(placeOf(appealDecisionColumn, row.id), row.reason)},
      appeal_decided_by = ${row.by}, appeal_decided_at = ${now}
    where id = ${row.id}`.execute(db);
}

export async function setRecoveryState(
  { db }: Pick<Work, 'db'>,
  { id, state }: Pick<RecoveryRow, 'id' | 'state'>,
): Promise<void> {
  await sql`update grants.recovery set state = ${state} where id = ${id}`.execute(db);
}

/** What a person answered leaves with the account. */
export async function forgetAnswers(db: Database, userId: string): Promise<void> {
  await sql`
    update grants.recovery r
    set sealed_answer = null, sealed_appeal = null
    from grants.award w
    join grants.application a on a.case_id = w.case_id
    where r.award_id = w.id and a.user_id = ${userId}`.execute(db);
}
