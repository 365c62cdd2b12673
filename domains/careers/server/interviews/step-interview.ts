import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  careerRefusals,
  interviewMachine,
  type ApplicationState,
  type cancelInterviewCall,
  type stepInterviewCall,
} from '../../contract/index.ts';
import type { CareerParts } from '../parts.ts';
import { lockApplication, setApplicationState, type ApplicationRow } from '../store.ts';
import { readAgain } from './read-again.ts';
import { canBeChosen } from './shown.ts';
import {
  findInterview,
  holdOnly,
  latestInterviews,
  lockOfferer,
  setInterviewState,
  takenTime,
  timesOf,
  type InterviewRow,
} from './store.ts';
import { tellApplicant, tellEmployer } from './tell.ts';

/**
 * The applicant chooses a time, asks for others, or cancels. Refuses not_found (also for others’ interviews), interview_changed,
 * interview_step_refused, interview_time_gone, interview_time_taken, in that order.
 */
export async function stepInterview(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof stepInterviewCall>,
): Promise<ReplyOf<typeof stepInterviewCall>> {
  const { row, application } = await lockInterview(work, params.id);
  if (application.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  refuseChanged(row, body.version);
  const state = step(interviewMachine, row.state, body.step);
  const startsAt = body.step === 'book' ? new Date(body.starts_at) : undefined;
  if (startsAt !== undefined) await keepFree(work, row, startsAt);
  await holdOnly(work.db, { interviewId: row.id, startsAt: startsAt ?? null });
  await setInterviewState(work.db, { id: row.id, state, ...(startsAt && { startsAt }) });
  await stepVersion(work, application);
  await tellEmployer(parts, work, {
    row: application,
    event: body.step,
    offeredBy: row.offered_by,
    startsAt,
  });
  return (await readAgain(parts, work, application.id)).own;
}

/** The employer cancels. Refuses not_found (also where the caller is no member), team_role_required, interview_changed, interview_step_refused, in that order. */
export async function cancelInterview(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof cancelInterviewCall>,
): Promise<ReplyOf<typeof cancelInterviewCall>> {
  const { row, application } = await lockInterview(work, params.id);
  await requireRight(parts.acting, work, { organisationId: application.organisation_id, right: 'edit' });
  refuseChanged(row, body.version);
  const state = step(interviewMachine, row.state, 'cancel');
  await holdOnly(work.db, { interviewId: row.id, startsAt: null });
  await setInterviewState(work.db, { id: row.id, state });
  await stepVersion(work, application);
  await tellApplicant(parts, work, { row: application, event: 'cancel' });
  return (await readAgain(parts, work, application.id)).received;
}

/** Follows an application that leaves its interview. Refuses interview_ahead where one that is booked for later is said to have been held. */
export async function followApplication(
  parts: Pick<CareerParts, 'jobs' | 'acting'>,
  work: Work,
  { application, state }: { readonly application: ApplicationRow; readonly state: ApplicationState },
): Promise<void> {
  const row = (await latestInterviews(work.db, [application.id])).get(application.id);
  if (row === undefined || row.state === 'held' || row.state === 'cancelled') return;
  const isAhead = row.state === 'booked' && row.starts_at !== null && row.starts_at > work.now;
  if (state === 'interviewed') {
    if (isAhead)
      throw new Refusal(careerRefusals.interview_ahead, {
        members: { starts_at: row.starts_at && toInstant(row.starts_at) },
      });
    await holdOnly(work.db, { interviewId: row.id, startsAt: null });
    await setInterviewState(work.db, { id: row.id, state: step(interviewMachine, row.state, 'hold') });
    return;
  }
  await holdOnly(work.db, { interviewId: row.id, startsAt: null });
  await setInterviewState(work.db, { id: row.id, state: step(interviewMachine, row.state, 'end') });
  if (state === 'withdrawn' && isAhead)
    await tellEmployer(parts, work, { row: application, event: 'cancel', offeredBy: row.offered_by });
}

/** An interview and its application: no other transaction moves either until this one ends. Refuses not_found. */
async function lockInterview(
  { db }: Pick<Work, 'db'>,
  id: string,
): Promise<{ readonly row: InterviewRow; readonly application: ApplicationRow }> {
  const found = await findInterview(db, id);
  const application = found && (await lockApplication(db, found.application_id));
  const row = application && (await findInterview(db, id));
  if (row === undefined || application === undefined) throw new Refusal(platformRefusals.not_found);
  return { row, application };
}

/** The application changes with its interview: who has not seen that does not act on what they saw before. */
async function stepVersion(work: Work, { id, state, decline_reason: reason }: ApplicationRow): Promise<void> {
  await setApplicationState(work, { id, state, reason });
}

function refuseChanged(row: InterviewRow, version: number): void {
  if (row.version !== version)
    throw new Refusal(careerRefusals.interview_changed, {
      members: { state: row.state, version: row.version },
    });
}

/** Refuses a time that is not offered, too near, or given to another since it was freed. */
async function keepFree({ db, now }: Pick<Work, 'db' | 'now'>, row: InterviewRow, at: Date): Promise<void> {
  const times = (await timesOf(db, [row.id])).get(row.id) ?? [];
  if (!canBeChosen(at, now) || !times.some((each) => each.getTime() === at.getTime()))
    throw new Refusal(careerRefusals.interview_time_gone);
  await lockOfferer(db, row.offered_by);
  const asked = { interviewId: row.id, offeredBy: row.offered_by, minutes: row.minutes, starts: [at] };
  if ((await takenTime(db, asked)) !== undefined)
    throw new Refusal(careerRefusals.interview_time_taken, { members: { starts_at: toInstant(at) } });
}
