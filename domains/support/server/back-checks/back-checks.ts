import { caseRefusals } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { stateAfter } from '@egcr/contract/machine';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { notificationAsked } from '@egcr/notifications/contract';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../../contract/acts.ts';
import type {
  answerBackCheckCall,
  BackCheck,
  listBackChecksCall,
  stepBackCheckCall,
} from '../../contract/back-check-calls.ts';
import { backCheckMachine, officerBackCheckSteps } from '../../contract/back-check-machine.ts';
import { ANSWER_BACK_CHECK_DAYS } from '../../contract/limits.ts';
import { backCheckAnswered, backCheckAsked, backCheckConfirmed } from '../../contract/notices.ts';
import { supportRefusals } from '../../contract/refusals.ts';
import { activitiesOf } from '../activity-store.ts';
import { inAsset } from '../money-shown.ts';
import type { SupportParts } from '../parts.ts';
import {
  closeBackCheck,
  keepAnswer,
  keepQuestion,
  listBackCheckRows,
  lockBackCheck,
  openBackCheck,
  type BackCheckRow,
  type DrawnWeek,
} from './store.ts';

const DAY_S = 86_400;

/** Drawn weeks that are open, the oldest first; their own are not among them, nor those of people to whom the officer is related. */
export async function listBackChecks(
  { namesOf, relatedTo }: Pick<SupportParts, 'namesOf' | 'relatedTo'>,
  work: Work,
  { query }: CallInput<typeof listBackChecksCall>,
): Promise<ReplyOf<typeof listBackChecksCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) => listBackCheckRows(work.db, asked));
  const others: DrawnWeek[] = [];
  for (const row of rows) {
    const people = { officerId: userId, applicantId: row.user_id };
    if (row.user_id !== userId && !(await relatedTo(work, people))) others.push(row);
  }
  const names = await namesOf(
    work.db,
    others.map((row) => row.user_id),
  );
  const items = [];
  for (const row of others) items.push(await show(work, row, names.get(row.user_id) ?? ''));
  return { items, next };
}

async function show(work: Work, row: DrawnWeek, name: string): Promise<BackCheck> {
  const activities = await activitiesOf(work, { userId: row.user_id, weeks: [row.week] });
  return {
    id: row.id,
    state: row.state,
    name,
    reference: row.reference,
    case_id: row.case_id,
    week: row.week,
    earned: inAsset(row.earned_minor),
    paid: inAsset(row.paid_minor),
    activities: activities.map(({ kind, source, on_date: on, text, proof }) => ({
      kind,
      source,
      on,
      text,
      proof,
    })),
    question: openBackCheck(work.cipher, row, 'sealed_question'),
    answer: openBackCheck(work.cipher, row, 'sealed_answer'),
    answer_by: row.answer_by && toInstant(row.answer_by),
    can: officerBackCheckSteps.filter(
      (each) =>
        stateAfter(backCheckMachine, row.state, each) !== undefined &&
        (each !== 'find' || !canAnswer(row, work.now)),
    ),
    is_sample: row.is_sample,
  };
}

/** Whether the person can answer still: until then nothing is found against them. */
export function canAnswer({ state, answer_by: by }: Pick<BackCheckRow, 'state' | 'answer_by'>, now: Date) {
  return state === 'asked' && by !== null && now < by;
}

/** Refuses not_found, own_week, related_to_applicant, back_check_state, hearing_open, in that order. */
export async function stepBackCheck(
  { record, relatedTo }: Pick<SupportParts, 'record' | 'relatedTo'>,
  work: Work,
  { params, body: { decision, reason } }: CallInput<typeof stepBackCheckCall>,
): Promise<ReplyOf<typeof stepBackCheckCall>> {
  const { userId } = personOf(work);
  const row = await lockBackCheck(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.user_id === userId) throw new Refusal(supportRefusals.own_week);
  if (await relatedTo(work, { officerId: userId, applicantId: row.user_id }))
    throw new Refusal(caseRefusals.related_to_applicant);
  const state = step(backCheckMachine, row.state, decision);
  if (decision === 'find' && canAnswer(row, work.now))
    throw new Refusal(supportRefusals.hearing_open, {
      members: { answer_by: row.answer_by && toInstant(row.answer_by) },
    });
  const written = { id: row.id, state, by: userId, text: reason };
  if (decision === 'ask')
    await keepQuestion(work, {
      ...written,
      answerBy: addSeconds(work.now, ANSWER_BACK_CHECK_DAYS * DAY_S),
    });
  else await closeBackCheck(work, written);
  await record(work, {
    action: supportActs.support_back_check_decided,
    userId,
    subject: row.week_id,
    kind: 'support.week',
  });
  // Whom nobody asked was not troubled, and is not told.
  const notice =
    decision === 'ask'
      ? backCheckAsked
      : decision === 'confirm' && row.answer_by
        ? backCheckConfirmed
        : undefined;
  if (notice !== undefined)
    await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice.of({ week: row.week }) }));
  return { id: row.id, state };
}

/** Refuses not_found (also for weeks of others, and before anything was asked), back_check_state, hearing_over, in that order. */
export async function answerBackCheck(
  work: Work,
  { params, body }: CallInput<typeof answerBackCheckCall>,
): Promise<ReplyOf<typeof answerBackCheckCall>> {
  const { userId } = personOf(work);
  const row = await lockBackCheck(work.db, params.id);
  if (row?.user_id !== userId || row.answer_by === null) throw new Refusal(platformRefusals.not_found);
  const state = step(backCheckMachine, row.state, 'answer');
  if (!canAnswer(row, work.now)) throw new Refusal(supportRefusals.hearing_over);
  await keepAnswer(work, { id: row.id, state, by: userId, text: body.text });
  if (row.asked_by !== null)
    await work.emit(
      told(notificationAsked, { user_id: row.asked_by, ...backCheckAnswered.of({ week: row.week }) }),
    );
  return { id: row.id, state };
}
