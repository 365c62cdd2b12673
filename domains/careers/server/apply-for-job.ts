import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, secondsUntil, toInstant } from '@egcr/contract/time';
import type { KnownJob } from '@egcr/jobs/server';
import { notificationAsked } from '@egcr/notifications/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { applicationSubmitted, careerRefusals, type applyForJobCall } from '../contract/index.ts';
import { answerIssues, type GivenAnswer } from '../contract/answers.ts';
import { APPLICATIONS_PER_DAY_MAX } from '../contract/limits.ts';
import { applicationReceived } from '../contract/notices.ts';
import { sentCvOf } from './cv/fit.ts';
import { findCv } from './cv/store.ts';
import type { CareerParts } from './parts.ts';
import { ownShown } from './shown.ts';
import type { SentCv } from './sealed-parts.ts';
import { applicationFor, countApplications, insertApplication, lockApplicant } from './store.ts';

const DAY_S = 86_400;

/**
 * Applies for a job. Refuses not_found (also for what was never published), own_organisation, already_applied, job_closed,
 * validation_failed (the answers), application_limit_reached, no_cv, in that order.
 */
export async function applyForJob(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof applyForJobCall>,
): Promise<ReplyOf<typeof applyForJobCall>> {
  const { userId } = personOf(work);
  const job = await parts.jobs.findBySlug(work.db, params.slug);
  if (job === undefined || !job.wasPublished) throw new Refusal(platformRefusals.not_found);
  if ((await parts.acting.memberOf(work.db, userId, job.organisationId)) !== undefined)
    throw new Refusal(careerRefusals.own_organisation);
  await lockApplicant(work.db, userId);
  const before = await applicationFor(work.db, { jobId: job.id, userId });
  if (before !== undefined) throw new Refusal(careerRefusals.already_applied, { members: { id: before.id } });
  if (!job.isOpenAt(work.now)) {
    const similar = await parts.jobs.similarTo(work, job.slug);
    throw new Refusal(careerRefusals.job_closed, {
      members: { similar: similar.map(({ slug }) => slug).join(',') },
    });
  }
  const issues = answerIssues(job.questions, body.answers);
  if (issues.length > 0) throw validationRefusal(issues);
  const today = await countApplications(work.db, { userId, since: addSeconds(work.now, -DAY_S) });
  if (today.count >= APPLICATIONS_PER_DAY_MAX)
    throw new Refusal(careerRefusals.application_limit_reached, {
      retryAfter_s: secondsUntil(addSeconds(today.oldest ?? work.now, DAY_S), work.now),
    });
  const kept = body.with_cv ? await findCv(work, userId) : undefined;
  if (body.with_cv && kept === undefined) throw new Refusal(careerRefusals.no_cv);
  const sent = kept && sentCvOf(kept.cv, job, work.now);
  const id = work.effectId;
  await keepApplication(parts, work, { id, job, userId, letter: body.letter, answers: body.answers, sent });
  const row = await applicationFor(work.db, { jobId: job.id, userId });
  invariant(row !== undefined, 'the application was kept a moment ago');
  return ownShown(work, row, { job, interview: null, messageCount: 0 });
}

interface ApplicationToKeep {
  readonly id: string;
  readonly job: KnownJob;
  readonly userId: string;
  readonly letter: string;
  readonly answers: readonly GivenAnswer[];
  /** The CV that goes with it. */
  readonly sent: SentCv | undefined;
}

/** Keeps an application, says so to other domains, and tells those who may act for the employer. */
async function keepApplication(
  { acting }: Pick<CareerParts, 'acting'>,
  work: Work,
  { id, job, userId, letter, answers, sent }: ApplicationToKeep,
): Promise<void> {
  await insertApplication(work, {
    id,
    job_id: job.id,
    organisation_id: job.organisationId,
    user_id: userId,
    letter,
    answers,
    sent,
    is_sample: false,
  });
  await work.emit(
    told(applicationSubmitted, {
      application_id: id,
      user_id: userId,
      job_id: job.id,
      organisation_id: job.organisationId,
      job_title: job.title,
      employer: job.employer,
      happened_at: toInstant(work.now),
    }),
  );
  for (const member of await acting.membersWith(work.db, job.organisationId, 'edit'))
    await work.emit(
      told(notificationAsked, { user_id: member, ...applicationReceived.of({ job: job.title }, job.id) }),
    );
}
