import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { mayAnswer, mayDecide } from '@egcr/disbursements/contract';
import type { GivenPaper } from '@egcr/documents/contract';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  appealBy,
  recoverable,
  type GrantRecovery,
  type listCaseRecoveriesCall,
  type listRecoveriesCall,
} from '../../contract/index.ts';
import { inAsset } from '../awards/award-money.ts';
import { findAward, milestonesOf, open, type AwardRow, type MilestoneRow } from '../awards/award-store.ts';
import type { GrantParts } from '../parts.ts';
import { findApplication } from '../store.ts';
import {
  answerColumn,
  appealColumn,
  appealDecisionColumn,
  decisionColumn,
  findingColumn,
  newFactsColumn,
  recoveriesOf,
  type RecoveryRow,
} from './recovery-store.ts';

type Parts = Pick<GrantParts, 'acting' | 'papers' | 'money'>;
export type ShownRecoveries = ReplyOf<typeof listRecoveriesCall>;

/** What is taken back of an award of the caller, or of their organisation. Refuses not_found, also where there is no award. */
export async function listRecoveries(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof listRecoveriesCall>,
): Promise<ShownRecoveries> {
  const application = await findApplication(work.db, params.id);
  if (application === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = application;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'view' });
  else if (application.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return showRecoveries(parts, work, params.id);
}

/** The same for officers. Refuses not_found, also for cases that are not there for the caller. */
export async function listCaseRecoveries(
  parts: Parts & Pick<GrantParts, 'cases'>,
  work: Work,
  { params }: CallInput<typeof listCaseRecoveriesCall>,
): Promise<ShownRecoveries> {
  if ((await findApplication(work.db, params.id)) === undefined)
    throw new Refusal(platformRefusals.not_found);
  await parts.cases.toRead(work, params.id);
  return showRecoveries(parts, work, params.id);
}

/** Who may read it was judged before. Refuses not_found where there is no award. */
export async function showRecoveries(
  { papers, money }: Pick<Parts, 'papers' | 'money'>,
  work: Work,
  caseId: string,
): Promise<ShownRecoveries> {
  const award = await findAward(work.db, { caseId });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  const rows = await recoveriesOf(work.db, award.id);
  const milestones = await milestonesOf(work.db, [award.id]);
  const owed = await money.owed(
    work.db,
    rows.filter(({ state }) => state === 'owed' || state === 'appealed').map(({ id }) => id),
  );
  const given = rows.some((row) => row.papers.length > 0) ? await papers.papersOf(work, caseId) : [];
  return {
    recoverable: inAsset(award.asset, recoverableOf(milestones, rows)),
    items: rows.map((row) => shown(work, { award, row, given, owed: owed.get(row.id) ?? 0n })),
  };
}

/** What could still be asked back of an award. */
export function recoverableOf(
  milestones: readonly MilestoneRow[],
  recoveries: readonly RecoveryRow[],
): bigint {
  const sum = (minors: readonly bigint[]) => minors.reduce((all, each) => all + each, 0n);
  return recoverable({
    paidMinor: sum(milestones.filter(({ state }) => state === 'paid').map((each) => each.amount_minor)),
    recoveredMinor: sum(
      recoveries
        .filter(({ state }) => state !== 'dropped' && state !== 'returned')
        .map((each) => each.amount_minor),
    ),
  });
}

/** What the rules about appeals judge by. */
export function decidedOf({ state, decided_at: decidedAt, appealed_at: appealedAt }: RecoveryRow) {
  return { state, decidedAt, appealedAt };
}

interface ToShow {
  readonly award: AwardRow;
  readonly row: RecoveryRow;
  readonly given: readonly GivenPaper[];
  readonly owed: bigint;
}

function shown(
  { cipher, now }: Pick<Work, 'cipher' | 'now'>,
  { award, row, given, owed }: ToShow,
): GrantRecovery {
  const judged = { state: row.state, answerBy: row.answer_by };
  const until = appealBy(decidedOf(row));
  return {
    id: row.id,
    state: row.state,
    amount: inAsset(award.asset, row.amount_minor),
    owed: inAsset(award.asset, owed),
    reason: row.reason,
    finding: open(cipher, findingColumn, row.id, row.sealed_finding) ?? '',
    new_facts: open(cipher, newFactsColumn, row.id, row.sealed_new_facts),
    papers: given.filter((paper) => row.papers.includes(paper.document_id)),
    proposed_at: toInstant(row.proposed_at),
    answer_by: toInstant(row.answer_by),
    may_answer: mayAnswer(judged, now),
    may_decide: mayDecide(judged, now),
    answer: open(cipher, answerColumn, row.id, row.sealed_answer),
    answered_at: row.answered_at && toInstant(row.answered_at),
    decision: open(cipher, decisionColumn, row.id, row.sealed_decision),
    decided_at: row.decided_at && toInstant(row.decided_at),
    appeal_by: until !== undefined && now < until ? toInstant(until) : null,
    appeal: open(cipher, appealColumn, row.id, row.sealed_appeal),
    appealed_at: row.appealed_at && toInstant(row.appealed_at),
    appeal_decision: open(cipher, appealDecisionColumn, row.id, row.sealed_appeal_decision),
    appeal_decided_at: row.appeal_decided_at && toInstant(row.appeal_decided_at),
  };
}
