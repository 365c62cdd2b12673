import { caseRefusals } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { notificationAsked } from '@egcr/notifications/contract';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../contract/acts.ts';
import { weekMachine } from '../contract/cycle-machines.ts';
import { weekAccepted, weekRefused } from '../contract/notices.ts';
import { supportRefusals } from '../contract/refusals.ts';
import type { decideWeekCall, listWeeksToDecideCall } from '../contract/staff-endpoints.ts';
import { activitiesOf } from './activity-store.ts';
import { inAsset } from './money-shown.ts';
import type { SupportParts } from './parts.ts';
import { decide, lockWeek, openText, weeksToDecide, type QueriedWeek } from './week-store.ts';

/** Weeks that an officer has to look at, the oldest first; their own are not among them, nor those of people to whom they are related. */
export async function listWeeksToDecide(
  { namesOf, relatedTo }: Pick<SupportParts, 'namesOf' | 'relatedTo'>,
  work: Work,
  { query }: CallInput<typeof listWeeksToDecideCall>,
): Promise<ReplyOf<typeof listWeeksToDecideCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) => weeksToDecide(work.db, asked));
  const others = [];
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

async function show(work: Work, row: QueriedWeek, name: string) {
  const activities = await activitiesOf(work, { userId: row.user_id, weeks: [row.week] });
  const cause = row.is_appeal
    ? openText(work.cipher, row, 'sealed_reason')
    : openText(work.cipher, row, 'sealed_cause');
  return {
    id: row.id,
    name,
    reference: row.reference,
    case_id: row.case_id,
    week: row.week,
    questions: [...row.questions],
    earned: inAsset(row.earned_minor),
    paid: inAsset(row.paid_minor),
    cause: cause ?? '',
    is_appeal: row.is_appeal,
    activities: activities.map(({ kind, source, on_date: on, text, proof }) => ({
      kind,
      source,
      on,
      text,
      proof,
    })),
    is_sample: row.is_sample,
  };
}

/** Accepts or refuses a week. Refuses not_found, own_week, related_to_applicant, week_state, decided_by_you, in that order. */
export async function decideWeek(
  parts: Pick<SupportParts, 'record' | 'relatedTo'>,
  work: Work,
  { params, body }: CallInput<typeof decideWeekCall>,
): Promise<ReplyOf<typeof decideWeekCall>> {
  const { userId } = personOf(work);
  const row = await lockWeek(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.user_id === userId) throw new Refusal(supportRefusals.own_week);
  if (await parts.relatedTo(work, { officerId: userId, applicantId: row.user_id }))
    throw new Refusal(caseRefusals.related_to_applicant);
  const decided = step(weekMachine, row.state, body.decision);
  if (row.is_appeal && row.decided_by === userId) throw new Refusal(supportRefusals.decided_by_you);
  const hasNothing = decided === 'accepted' && row.paid_minor === 0n;
  const state = hasNothing ? step(weekMachine, decided, 'settle') : decided;
  await decide(work, {
    id: row.id,
    state,
    paidMinor: row.paid_minor,
    decidedBy: userId,
    reason: body.reason,
    isAppeal: row.is_appeal,
  });
  await parts.record(work, {
    action: supportActs.support_week_decided,
    userId,
    subject: row.id,
    kind: 'support.week',
  });
  const notice = body.decision === 'accept' ? weekAccepted : weekRefused;
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice.of({ week: row.week }) }));
  return { id: row.id, state };
}
