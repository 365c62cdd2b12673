import { Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  caseRefusals,
  moveOf,
  type OwnCase,
  type stepInOwnCaseCall,
  type writeInOwnCaseCall,
} from '../contract/index.ts';
import { MESSAGES_MAX } from '../contract/limits.ts';
import { countMessages, decidersOf, insertMessage } from './case-store.ts';
import { givenWith, plainStep } from './given-with-step.ts';
import type { CaseParts } from './parts.ts';
import { holdVersion, moveCase, runStep } from './run-step.ts';
import { canWrite, ownCase, readOwnCase } from './show-cases.ts';
import { caseTold } from './tell.ts';

/** Cancels a case, appeals, or takes another step that the kind offers. Refuses not_found, team_role_required, case_changed, case_step_refused, validation_failed, appeal_over. */
export async function stepInOwnCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof stepInOwnCaseCall>,
): Promise<OwnCase> {
  const row = await ownCase(parts, work, { id: params.id, right: 'edit', lock: 'locked' });
  await holdVersion(parts, work, row, body.version);
  const { userId: actorId } = personOf(work);
  const { machine } = parts.kinds.of(row.kind);
  const event = plainStep(machine, row, { event: body.step, who: 'applicant' });
  const { reason, text } = givenWith(machine, event, body);
  await runStep(parts, work, { row, event, by: { who: 'applicant', actorId, ...reason } });
  if (text !== undefined)
    await insertMessage(work, {
      id: work.newId(),
      caseId: row.id,
      authorId: actorId,
      isOfficer: false,
      isNote: false,
      text,
    });
  return readOwnCase(parts, work, { params });
}

/** Writes to the officers. Where they wait for an answer, this is it. Refuses not_found, team_role_required, case_closed, too_many_messages. */
export async function writeInOwnCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof writeInOwnCaseCall>,
): Promise<OwnCase> {
  const row = await ownCase(parts, work, { id: params.id, right: 'edit', lock: 'locked' });
  if (!canWrite(parts, row)) throw new Refusal(caseRefusals.case_closed);
  const sent = await countMessages(work.db, { caseId: row.id, isOfficer: false });
  if (sent >= MESSAGES_MAX) throw new Refusal(caseRefusals.too_many_messages);
  const { userId: authorId } = personOf(work);
  await insertMessage(work, {
    id: work.newId(),
    caseId: row.id,
    authorId,
    isOfficer: false,
    isNote: false,
    text: body.text,
  });
  if (row.awaits === 'applicant') {
    const by = { who: 'applicant', actorId: authorId } as const;
    const kind = parts.kinds.of(row.kind);
    const to = moveOf(kind.machine, row.state, 'answer') ?? row.state;
    await moveCase(parts, work, { row, event: 'answer', to, by });
    const { id: caseId, subject, applicant_id: applicantId } = row;
    const decidedBy = await decidersOf(work.db, [caseId]);
    await kind.effects?.['answer']?.(work, { caseId, subject, applicantId, event: 'answer', to, decidedBy });
  } else await caseTold(parts, work, row);
  return readOwnCase(parts, work, { params });
}
