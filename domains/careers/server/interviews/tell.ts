import { toInstant } from '@egcr/contract/time';
import type { Notice } from '@egcr/contract/notice';
import type { KnownJob } from '@egcr/jobs/server';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  interviewBooked,
  interviewCalledOff,
  interviewDropped,
  interviewNear,
  interviewOffered,
  interviewSoon,
  otherTimesAsked,
} from '../../contract/notices.ts';
import type { CareerParts } from '../parts.ts';
import type { ApplicationRow } from '../store.ts';

type Doors = Pick<CareerParts, 'jobs' | 'acting'>;
type About = Pick<ApplicationRow, 'id' | 'job_id' | 'organisation_id' | 'user_id'>;

interface ForApplicant {
  readonly row: About;
  readonly event: 'offer' | 'cancel' | 'remind';
  readonly startsAt?: Date;
}

/** Tells the applicant what became of the interview. */
export async function tellApplicant(
  { jobs }: Pick<Doors, 'jobs'>,
  work: Work,
  { row, event, startsAt }: ForApplicant,
): Promise<void> {
  const { title, employer } = await jobOf(jobs, work, row);
  const about = { job: title, employer };
  const notice =
    event === 'remind'
      ? interviewSoon.of({ ...about, starts_at: toInstant(startsAt ?? work.now) })
      : (event === 'offer' ? interviewOffered : interviewDropped).of(about);
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
}

interface ForEmployer {
  readonly row: About;
  readonly event: 'book' | 'ask_other_times' | 'cancel' | 'remind';
  readonly offeredBy: string;
  readonly startsAt?: Date | undefined;
}

/** Tells the member who offered the interview; all who may answer, where that one has left the team. */
export async function tellEmployer(
  { jobs, acting }: Doors,
  work: Work,
  { row, event, offeredBy, startsAt = work.now }: ForEmployer,
): Promise<void> {
  const job = await jobOf(jobs, work, row);
  const members = await acting.membersWith(work.db, row.organisation_id, 'edit');
  const notice = noticeOf(job, event, startsAt);
  for (const member of members.includes(offeredBy) ? [offeredBy] : members)
    await work.emit(told(notificationAsked, { user_id: member, ...notice }));
}

function noticeOf({ id, title }: KnownJob, event: ForEmployer['event'], startsAt: Date): Notice {
  const at = { job: title, starts_at: toInstant(startsAt) };
  switch (event) {
    case 'book':
      return interviewBooked.of(at, id);
    case 'remind':
      return interviewNear.of(at, id);
    case 'ask_other_times':
      return otherTimesAsked.of({ job: title }, id);
    default:
      return interviewCalledOff.of({ job: title }, id);
  }
}

async function jobOf(jobs: CareerParts['jobs'], { db }: Work, row: About): Promise<KnownJob> {
  const job = (await jobs.byIds(db, [row.job_id])).get(row.job_id);
  invariant(job !== undefined, 'an interview for a job that is not there');
  return job;
}
