import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { KnownJob } from '@egcr/jobs/server';
import { notificationAsked } from '@egcr/notifications/contract';
import { requireRight } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { ApplicationEvent } from '../contract/application-machine.ts';
import {
  applicationMachine,
  careerRefusals,
  hireCalledOff,
  interviewHeld,
  personHired,
  type ApplicationState,
  type DeclineReason,
  type JobOffer,
  type OfferTerms,
  type stepOwnApplicationCall,
  type stepReceivedCall,
} from '../contract/index.ts';
import { ANSWER_DAYS } from '../contract/limits.ts';
import {
  applicationDeclined,
  applicationLapsed,
  applicationSeen,
  applicationShortlisted,
  hireDropped,
  interviewAsked,
  jobCalledOff,
  offerAccepted,
  offerMade,
  offerTurnedDown,
} from '../contract/notices.ts';
import { isJobAhead, offerIssue } from '../contract/offer-rules.ts';
import { readAgain } from './interviews/read-again.ts';
import { followApplication } from './interviews/step-interview.ts';
import type { CareerParts } from './parts.ts';
import { openOffer } from './sealed-parts.ts';
import {
  keepJobOffers,
  lockApplication,
  setApplicationState,
  unansweredSince,
  type ApplicationRow,
} from './store.ts';

const DAY_S = 86_400;

/**
 * Refuses not_found (also where the caller is no member of the employer), team_role_required, validation_failed (the offer), application_changed,
 * application_step_refused, job_begun, interview_ahead, in that order.
 */
export async function stepReceived(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof stepReceivedCall>,
): Promise<ReplyOf<typeof stepReceivedCall>> {
  const row = await lockApplication(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'edit' });
  const job = (await parts.jobs.byIds(work.db, [row.job_id])).get(row.job_id);
  invariant(job !== undefined, 'an application without its job was moved');
  const offer = body.offer && offerOf(body.offer, job, work.now);
  await move(parts, work, {
    row,
    event: body.step,
    by: 'employer',
    version: body.version,
    reason: body.reason,
    offer,
  });
  return (await readAgain(parts, work, row.id)).received;
}

/** What is offered, for the period of the posting. */
function offerOf({ pay, starts_on, note }: OfferTerms, { pay: posted }: KnownJob, now: Date): JobOffer {
  const offered = { assetCode: pay.assetCode, minor: BigInt(pay.value), startsOn: starts_on };
  const { assetCode, assetScale, value } = posted.min;
  const issue = offerIssue(offered, { assetCode, minMinor: BigInt(value) }, now);
  const at = issue ?? (pay.assetScale === assetScale ? undefined : { field: 'pay', code: 'wrong_currency' });
  if (at !== undefined) throw validationRefusal([{ field: `offer.${at.field}`, code: at.code }]);
  return { pay: { value: pay.value, assetCode, assetScale }, period: posted.period, starts_on, note };
}

/** Refuses not_found (also for others’ applications), application_changed, application_step_refused, job_begun. */
export async function stepOwn(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof stepOwnApplicationCall>,
): Promise<ReplyOf<typeof stepOwnApplicationCall>> {
  const row = await lockApplication(work.db, params.id);
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  await move(parts, work, { row, event: body.step, by: 'applicant', version: body.version });
  return (await readAgain(parts, work, row.id)).own;
}

/** So many in one transaction; the next run goes on. */
const LAPSED_AT_ONCE = 500;

/** Applications that no employer has looked at in 21 days: the applicant learns that there was no answer. */
export async function lapseUnanswered(parts: CareerParts, work: Work): Promise<void> {
  const since = addSeconds(work.now, -ANSWER_DAYS * DAY_S);
  for (const row of await unansweredSince(work.db, { since, limit: LAPSED_AT_ONCE }))
    await move(parts, work, { row, event: 'lapse', by: 'time', version: row.version });
}

interface Move {
  readonly row: ApplicationRow;
  readonly event: ApplicationEvent;
  readonly by: 'employer' | 'applicant' | 'time';
  readonly version: number;
  readonly reason?: DeclineReason | undefined;
  readonly offer?: JobOffer | undefined;
}

/** Moves an application that is locked, and tells whom it concerns. */
async function move(
  parts: Pick<CareerParts, 'jobs' | 'acting'>,
  work: Work,
  { row, event, by, version, reason, offer }: Move,
): Promise<void> {
  if (row.version !== version)
    throw new Refusal(careerRefusals.application_changed, {
      members: { state: row.state, version: row.version },
    });
  const state: ApplicationState = step(applicationMachine, row.state, event);
  if (event === 'call_off') refuseBegun(work, row);
  await setApplicationState(work, { id: row.id, state, reason: reason ?? null });
  if (offer !== undefined) await keepJobOffers(work, new Map([[row.id, offer]]));
  if (row.state === 'interview') await followApplication(parts, work, { application: row, state });
  const job = (await parts.jobs.byIds(work.db, [row.job_id])).get(row.job_id);
  invariant(job !== undefined, 'an application without its job was moved');
  await tell(parts, work, { row, event, by, job });
}

/** Nobody calls off work that has begun; where the offer had no terms, it begins when it is accepted. */
function refuseBegun(work: Pick<Work, 'now' | 'cipher'>, row: ApplicationRow): void {
  const offer = openOffer(work.cipher, row);
  if (offer === undefined || !isJobAhead(offer.starts_on, work.now))
    throw new Refusal(careerRefusals.job_begun);
}

/** What an applicant is told at which step. */
const notices = {
  see: applicationSeen,
  shortlist: applicationShortlisted,
  invite: interviewAsked,
  offer: offerMade,
  decline: applicationDeclined,
  lapse: applicationLapsed,
} as const;

function noticeOf(event: ApplicationEvent) {
  switch (event) {
    case 'see':
    case 'shortlist':
    case 'invite':
    case 'offer':
    case 'decline':
    case 'lapse':
      return notices[event];
    default:
      return undefined;
  }
}

async function tell(
  { acting }: Pick<CareerParts, 'acting'>,
  work: Work,
  { row, event, by, job }: Pick<Move, 'row' | 'event' | 'by'> & { readonly job: KnownJob },
): Promise<void> {
  const { title, employer } = job;
  await tellOthers(work, { row, event, by, job });
  const notice = by === 'employer' && event === 'call_off' ? jobCalledOff : noticeOf(event);
  if (notice !== undefined)
    await work.emit(
      told(notificationAsked, { user_id: row.user_id, ...notice.of({ job: title, employer }) }),
    );
  const answer = by === 'applicant' ? answerOf(event) : undefined;
  if (answer === undefined) return;
  for (const member of await acting.membersWith(work.db, row.organisation_id, 'edit'))
    await work.emit(told(notificationAsked, { user_id: member, ...answer.of({ job: title }, job.id) }));
}

/** What the employer is told at which step of the applicant. */
function answerOf(event: ApplicationEvent) {
  switch (event) {
    case 'accept':
      return offerAccepted;
    case 'turn_down':
      return offerTurnedDown;
    case 'call_off':
      return hireDropped;
    default:
      return undefined;
  }
}

/** What other domains learn: acts of a search for work, and its end. */
async function tellOthers(
  work: Work,
  { row, event, by, job }: Pick<Move, 'row' | 'event' | 'by'> & { readonly job: KnownJob },
): Promise<void> {
  const about = {
    application_id: row.id,
    user_id: row.user_id,
    job_id: row.job_id,
    organisation_id: row.organisation_id,
    job_title: job.title,
    employer: job.employer,
    happened_at: toInstant(work.now),
  };
  if (event === 'hold_interview')
    await work.emit(told(interviewHeld, { ...about, interview_id: work.effectId }));
  if (event !== 'accept' && event !== 'call_off') return;
  const offer = openOffer(work.cipher, row);
  const startsOn = offer && { starts_on: offer.starts_on };
  if (event === 'accept')
    await work.emit(told(personHired, { ...about, ...startsOn, pay: payOf(offer, job) }));
  if (event === 'call_off' && by !== 'time')
    await work.emit(told(hireCalledOff, { ...about, ...startsOn, by, hired_at: toInstant(row.changed_at) }));
}

/** What a hired person is paid: by the offer; where it has no terms, by the posting. */
function payOf(offer: JobOffer | undefined, { pay }: KnownJob): KnownJob['pay'] {
  return offer === undefined ? pay : { min: offer.pay, max: offer.pay, period: offer.period };
}
