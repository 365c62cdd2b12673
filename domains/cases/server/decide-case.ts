import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { caseActs } from '../contract/acts.ts';
import { caseRefusals, judgeStep, type decideCaseCall, type HandledCase } from '../contract/index.ts';
import type { DecisionEvent } from '../contract/case-events.ts';
import { caseDecided } from '../contract/notices.ts';
import { approvalsOf, insertApproval } from './case-store.ts';
import { caseToHandle } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { holdVersion, judgedCase, moveCase, runStep } from './run-step.ts';
import { readCase } from './show-cases.ts';
import { notifyAskers } from './tell.ts';

/** What each decision is called in the audit log. */
const actOf = {
  approve: 'case_approved',
  decline: 'case_declined',
  act: 'case_acted_on',
  dismiss: 'case_unfounded',
  refer: 'case_referred',
} as const satisfies Readonly<Record<DecisionEvent, keyof typeof caseActs>>;

/**
 * Decides. Approving takes as many people as the kind says, and the last one's approval carries it out; every other decision takes one. Refuses
 * not_found, other_officers, own_case, case_changed, case_step_refused, decided_before, approved_already, what the kind's effect refuses, in that order.
 */
export async function decideCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof decideCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  holdVersion(row, body.version);
  const kind = parts.kinds.of(row.kind);
  const approvals = await approvalsOf(work.db, row.id);
  const { decision, reason } = body;
  const by = { who: 'officer', actorId, reason } as const;
  const given = approvals.filter(
    ({ round, response }) => round === row.round && response === 'approve',
  ).length;
  const isEnough = decision !== 'approve' || given + 1 >= kind.approvals;
  if (isEnough) {
    await runStep(parts, work, { row, event: decision, by });
    await notifyAskers(parts, work, row, caseDecided[decision].of({ reference: row.reference }, row.id));
  } else {
    const asked = { event: decision, who: by.who, actorId, now: work.now };
    const judged = judgeStep(kind.machine, judgedCase(row, approvals), asked);
    if (judged.no !== undefined)
      throw new Refusal(caseRefusals[judged.no], { members: { state: row.state } });
    await moveCase(parts, work, { row, event: 'endorse', to: row.state, by });
  }
  await insertApproval(work, { case_id: row.id, round: row.round, actor_id: actorId, response: decision });
  await parts.record(work, {
    action: caseActs[actOf[decision]],
    userId: row.applicant_id,
    subject: row.reference,
    kind: row.kind,
  });
  return readCase(parts, work, { params });
}
