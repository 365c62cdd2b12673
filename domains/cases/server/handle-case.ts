import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  caseRefusals,
  doingOf,
  type HandledCase,
  type stepInCaseCall,
  type writeInCaseCall,
} from '../contract/index.ts';
import { MESSAGES_MAX } from '../contract/limits.ts';
import { caseMessageCame, caseQuestion } from '../contract/notices.ts';
import { countMessages, insertMessage } from './case-store.ts';
import { givenWith, plainStep } from './given-with-step.ts';
import { caseToHandle, mayTake } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { holdVersion, runStep } from './run-step.ts';
import { canWrite, readCase } from './show-cases.ts';
import { caseTold, notifyAskers } from './tell.ts';

/** Takes, hands back, asks the applicant, or takes another step of the kind. Refuses not_found, other_officers, own_case, case_changed, case_step_refused, other_officers (of this step), validation_failed. */
export async function stepInCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof stepInCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  await holdVersion(parts, work, row, body.version);
  const { machine } = parts.kinds.of(row.kind);
  const event = plainStep(machine, row, { event: body.step, who: 'officer' });
  if (!(await mayTake(parts, work, row.kind, event))) throw new Refusal(caseRefusals.other_officers);
  const { reason, text } = givenWith(machine, event, body);
  await runStep(parts, work, { row, event, by: { who: 'officer', actorId, ...reason } });
  if (text !== undefined) {
    await insertMessage(work, {
      id: work.newId(),
      caseId: row.id,
      authorId: actorId,
      isOfficer: true,
      isNote: false,
      text,
    });
    const told = doingOf(machine, event) === 'ask' ? caseQuestion : caseMessageCame;
    await notifyAskers(parts, work, row, told.of({ reference: row.reference }, row.id));
  }
  return readCase(parts, work, { params });
}

/** Writes to the applicant, or a note. Refuses not_found, other_officers, own_case, case_closed (a note is always possible), too_many_messages. */
export async function writeInCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof writeInCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const { userId: authorId } = personOf(work);
  const isNote = body.kind === 'note';
  if (!isNote && !canWrite(parts, row)) throw new Refusal(caseRefusals.case_closed);
  const sent = await countMessages(work.db, { caseId: row.id, isOfficer: true });
  if (sent >= MESSAGES_MAX) throw new Refusal(caseRefusals.too_many_messages);
  await insertMessage(work, {
    id: work.newId(),
    caseId: row.id,
    authorId,
    isOfficer: true,
    isNote,
    text: body.text,
  });
  if (!isNote) {
    await notifyAskers(parts, work, row, caseMessageCame.of({ reference: row.reference }, row.id));
    await caseTold(parts, work, row);
  }
  return readCase(parts, work, { params });
}
