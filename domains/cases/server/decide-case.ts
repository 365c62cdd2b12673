import type { Act } from '@egcr/contract/act';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { caseActs } from '../contract/acts.ts';
import {
  caseRefusals,
  doingOf,
  judgeStep,
  type decideCaseCall,
  type HandledCase,
} from '../contract/index.ts';
import { decidedNotice } from '../contract/notices.ts';
import { approvalNow, refusedApproval } from './approvals.ts';
import { approvalsOf } from './case-store.ts';
import { caseToHandle, refuseUnread } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { holdVersion, judgedCase, moveCase, runStep } from './run-step.ts';
import type { CaseRow } from './store.ts';
import { readCase, showCase } from './show-cases.ts';
import { noticesToAskers } from './tell.ts';

/** What decisions are called in the audit log; those of a kind's own are `case_decided`. */
const acts: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['approve', caseActs.case_approved],
  ['decline', caseActs.case_declined],
  ['act', caseActs.case_acted_on],
  ['dismiss', caseActs.case_unfounded],
  ['refer', caseActs.case_referred],
]);

/**
 * Decides. A decision takes the approvals that the kind says, in their order, and the last one carries it out, or what the kind says instead. Refuses not_found, other_officers,
 * own_case, case_changed, case_step_refused, decided_before, approved_already, other_officers (of this approval), took_other_step,
 * related_to_applicant, decision_not_ready, what the kind's effect refuses, in that order.
 */
export async function decideCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof decideCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  const { decision: event, reason } = body;
  await holdVersion(parts, work, row, body.version);
  const kind = parts.kinds.of(row.kind);
  const given = await approvalsOf(work.db, row.id);
  const by = { who: 'officer', actorId, reason } as const;
  const judged = judgeStep(kind.machine, judgedCase(row, given), {
    event,
    who: by.who,
    actorId,
    now: work.now,
  });
  const no = judged.no ?? (doingOf(kind.machine, event) === 'decide' ? undefined : 'case_step_refused');
  const refused = no ?? (await refusedApproval(parts, work, { row, event, given }));
  if (refused !== undefined)
    throw new Refusal(caseRefusals[refused], { members: { state: row.state, version: row.version } });
  const missing = await kind.missing?.[event]?.(work, { caseId: row.id, state: row.state });
  if (missing !== undefined) throw new Refusal(caseRefusals.decision_not_ready, { members: { missing } });
  const { step, isLast } = approvalNow(kind, { row, event, given });
  const instead = isLast
    ? await kind.instead?.[event]?.(work, { caseId: row.id, state: row.state })
    : undefined;
  const approval =
    instead === undefined
      ? {
          case_id: row.id,
          round: row.round,
          actor_id: actorId,
          step: step?.name ?? event,
          response: event,
        }
      : undefined;
  const happens = isLast ? (instead ?? event) : 'endorse';
  let decided: CaseRow;
  if (isLast) {
    const notice = decidedNotice(happens).of({ reference: row.reference }, row.id);
    const events = await noticesToAskers(parts, work, row, notice);
    decided = await runStep(parts, work, {
      row,
      event: happens,
      by,
      approvals: given,
      with: { approval, events },
    });
  } else
    decided = await moveCase(parts, work, { row, event: happens, to: row.state, by, with: { approval } });
  await parts.record(work, {
    action: acts.get(event) ?? caseActs.case_decided,
    userId: row.applicant_id,
    subject: row.reference,
    kind: row.kind,
  });
  // What an effect does may move the case on.
  if (kind.effects?.[happens]) return readCase(parts, work, { params });
  await refuseUnread(parts, work, decided);
  return showCase(parts, work, decided);
}
