import { platformRefusals } from '@egcr/contract/refusals';
import { hrefOf } from '@egcr/contract/product-screens';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { interviewFileCall } from '../../contract/index.ts';
import { endOf } from '../../contract/interviews/interview-rules.ts';
import { INTERVIEW_REMINDED_MINUTES } from '../../contract/limits.ts';
import type { CareerParts } from '../parts.ts';
import { findApplication } from '../store.ts';
import { findInterview, openPlace } from './store.ts';
import { interviewTexts } from './texts.ts';

/**
 * The interview that was booked, for a calendar; one that was cancelled leaves the calendar again, and other times move it.
 * Refuses not_found: also for others, and before a time was chosen.
 */
export async function readInterviewFile(
  { publicUrl, jobs, acting }: CareerParts,
  work: Work,
  { params }: CallInput<typeof interviewFileCall>,
): Promise<FileReply> {
  const row = await findInterview(work.db, params.id);
  const application = row && (await findApplication(work.db, row.application_id));
  if (row === undefined || application === undefined) throw new Refusal(platformRefusals.not_found);
  const isApplicant = application.user_id === personOf(work).userId;
  if (!isApplicant)
    await requireRight(acting, work, { organisationId: application.organisation_id, right: 'view' });
  const job = (await jobs.byIds(work.db, [application.job_id])).get(application.job_id);
  if (row.starts_at === null || job === undefined) throw new Refusal(platformRefusals.not_found);
  const { language } = work.request;
  const isOff = row.state === 'cancelled';
  const calendar = ical({
    prodId: { company: 'EGCR', product: 'Jobs', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: row.id,
    // The same version gives the same file; a later one takes its place in the calendar.
    sequence: row.version,
    stamp: row.offered_at,
    start: row.starts_at,
    end: endOf(row.starts_at, row.minutes),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: fill(interviewTexts(language).summary, { job: job.title, employer: job.employer }),
    location: openPlace(work.cipher, row),
    url: `${publicUrl}${isApplicant ? hrefOf('job-board', { tab: 'applications' }) : `/global-job-board/postings/${job.id}`}`,
  });
  if (!isOff)
    for (const minutes of INTERVIEW_REMINDED_MINUTES)
      event.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60 });
  const content = calendar.toString();
  return new FileReply({
    name: `interview-${toInstant(row.starts_at).slice(0, 10)}.ics`,
    mediaType: 'text/calendar',
    content: async function* () {
      yield content;
    },
  });
}
