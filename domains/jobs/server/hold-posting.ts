import { caseRefusals } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { isOfTeam } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { jobActs } from '../contract/acts.ts';
import { postingMachine, postingStopped, type holdPostingCall } from '../contract/index.ts';
import { openLook } from './moderation-kind.ts';
import type { JobParts } from './parts.ts';
import { isSeen } from './read-job.ts';
import { findPosting, postedBy, setPostingState, type PostingRow } from './store.ts';

/** What others learn of a job that was stopped. */
export const stopped = ({ id, title, employer }: Pick<PostingRow, 'id' | 'title' | 'employer'>) => ({
  job_id: id,
  job_title: title,
  employer,
});

/**
 * An officer takes an open job off the board: what was right by its words, or was published at once, may still be a fraud. The case decides whether
 * it comes back. Refuses not_found, related_to_applicant (the officer is in the team of the employer), posting_step_refused, in that order.
 */
export async function holdPosting(
  { acting, cases, record }: Pick<JobParts, 'acting' | 'cases' | 'record'>,
  work: Work,
  { params }: CallInput<typeof holdPostingCall>,
): Promise<ReplyOf<typeof holdPostingCall>> {
  const row = await findPosting(work.db, { by: params, isLocked: true });
  if (row === undefined || !isSeen(row)) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  if (await isOfTeam({ acting }, work, { userId, organisationId: row.organisation_id }))
    throw new Refusal(caseRefusals.related_to_applicant);
  const caseId = work.newId();
  await setPostingState(work, { id: row.id, state: step(postingMachine, row.state, 'hold'), caseId });
  await work.emit(told(postingStopped, stopped(row)));
  await openLook({ cases }, work, {
    caseId,
    body: {
      ...row,
      acting_for: row.organisation_id,
      pay_min: row.pay_min_minor.toString(),
      pay_max: row.pay_max_minor.toString(),
      currency: row.asset,
    },
    employer: row.employer,
    applicantId: await postedBy(work.db, row.id),
    isSample: row.is_sample,
  });
  await record(work, { action: jobActs.job_held, userId, subject: row.id, kind: 'jobs.posting' });
  return { case_id: caseId };
}
