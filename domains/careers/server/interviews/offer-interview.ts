import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  applicationMachine,
  careerRefusals,
  interviewMachine,
  type offerInterviewCall,
} from '../../contract/index.ts';
import { timesIssue } from '../../contract/interviews/interview-rules.ts';
import type { CareerParts } from '../parts.ts';
import { lockApplication, setApplicationState, type ApplicationRow } from '../store.ts';
import { readAgain } from './read-again.ts';
import { keepOffer, keepTimes, latestInterviews, lockOfferer, takenTime } from './store.ts';
import { tellApplicant } from './tell.ts';

/**
 * Offers times for an interview, or other times of the one that is open. Refuses not_found (also where the caller is no member of the employer),
 * team_role_required, validation_failed (the times), application_changed, application_step_refused, interview_time_taken, in that order.
 */
export async function offerInterview(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof offerInterviewCall>,
): Promise<ReplyOf<typeof offerInterviewCall>> {
  const { userId } = personOf(work);
  const row = await lockApplication(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'edit' });
  const starts = body.times.map((at) => new Date(at));
  const issue = timesIssue({ starts, minutes: body.minutes }, work.now);
  if (issue !== undefined) throw validationRefusal([{ field: 'times', code: issue }]);
  if (row.version !== body.version)
    throw new Refusal(careerRefusals.application_changed, {
      members: { state: row.state, version: row.version },
    });
  const interviewId = await idOfOffer(work, row);
  const times = { interviewId, offeredBy: userId, minutes: body.minutes, starts };
  await lockOfferer(work.db, userId);
  const taken = await takenTime(work.db, times);
  if (taken !== undefined)
    throw new Refusal(careerRefusals.interview_time_taken, { members: { starts_at: toInstant(taken) } });
  await keepOffer(work, {
    id: interviewId,
    application_id: row.id,
    kind: body.kind,
    minutes: body.minutes,
    time_zone: body.time_zone,
    offered_by: userId,
    place: body.place,
  });
  await keepTimes(work.db, times);
  await setApplicationState(work, { id: row.id, state: 'interview', reason: null });
  await tellApplicant(parts, work, { row, event: 'offer' });
  return (await readAgain(parts, work, row.id)).received;
}

/** The open interview, whose times change; or that of a new one, where the application leads to one. */
async function idOfOffer(work: Work, row: ApplicationRow): Promise<string> {
  const latest = (await latestInterviews(work.db, [row.id])).get(row.id);
  const isOpen = latest !== undefined && latest.state !== 'held' && latest.state !== 'cancelled';
  if (row.state !== 'interview') {
    step(applicationMachine, row.state, 'invite');
    return work.effectId;
  }
  if (!isOpen) return work.effectId;
  step(interviewMachine, latest.state, 'offer_again');
  return latest.id;
}
