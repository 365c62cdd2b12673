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
import type { CaseRow } from './store.ts';
import { caseTold, notifyAskers } from './tell.ts';

/** Takes, hands back, asks the applicant, or takes another step of the kind. Refuses not_found, other_officers, own_case, case_changed, case_step_refused, other_officers (of this step), validation_failed. */
export async function stepInCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof stepInCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  await holdVersion(parts, work, row, body.version);
  const { machine } = parts.kinds.of(row.kind);
  const event = plainStep(machine, row, { event: body.step, who: 'officer' });
  if (!(await mayTake(parts, work, row.kind, event))) throw new Refusal(caseRefusals.other_officers);
  const { reason, text } = givenWith(machine, event, body);
  await takeStep(parts, work, row, { event, text, ...reason });
  return readCase(parts, work, { params });
}

/** A step of an officer, with the text to the applicant that it needs. */
export async function takeStep(
  parts: CaseParts,
  work: Work,
  row: CaseRow,
  {
    event,
    text,
    ...reason
  }: { readonly event: string; readonly text: string | undefined; readonly reason?: string },
): Promise<void> {
  const { userId: actorId } = personOf(work);
  await runStep(parts, work, { row, event, by: { who: 'officer', actorId, ...reason } });
  if (text === undefined) return;
  await write(parts, work, row, { text, isNote: false });
  const { machine } = parts.kinds.of(row.kind);
  const told = doingOf(machine, event) === 'ask' ? caseQuestion : caseMessageCame;
  await notifyAskers(parts, work, row, told.of({ reference: row.reference }, row.id));
}

/** Keeps what an officer writes: to the applicant, or as a note. */
export async function write(
  { kinds }: Pick<CaseParts, 'kinds'>,
  work: Work,
  { id: caseId, kind }: CaseRow,
  { text, isNote }: { readonly text: string; readonly isNote: boolean },
): Promise<void> {
  const { userId: authorId } = personOf(work);
  await insertMessage(work, { id: work.newId(), caseId, authorId, isOfficer: true, isNote, text });
  if (!isNote) await kinds.of(kind).written?.(work, { caseId, text });
}

/** Writes to the applicant, or a note. Refuses not_found, other_officers, own_case, case_closed (a note is always possible), too_many_messages. */
export async function writeInCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof writeInCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const isNote = body.kind === 'note';
  if (!isNote && !canWrite(parts, row)) throw new Refusal(caseRefusals.case_closed);
  const sent = await countMessages(work.db, { caseId: row.id, isOfficer: true });
  if (sent >= MESSAGES_MAX) throw new Refusal(caseRefusals.too_many_messages);
  await write(parts, work, row, { text: body.text, isNote });
  if (!isNote) {
    await notifyAskers(parts, work, row, caseMessageCame.of({ reference: row.reference }, row.id));
    await caseTold(parts, work, row);
  }
  return readCase(parts, work, { params });
}
