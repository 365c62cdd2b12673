import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { INTERVIEW_REMINDED_MINUTES } from '../../contract/limits.ts';
import type { CareerParts } from '../parts.ts';
import { findApplication } from '../store.ts';
import { interviewsToRemind, setReminded } from './store.ts';
import { tellApplicant, tellEmployer } from './tell.ts';

/** So many in one transaction; the next run goes on. */
const REMINDED_AT_ONCE = 200;

/** Reminds both sides a day and an hour before an interview, each time once. One that is booked later than that is reminded of by the nearer time alone. */
export async function remindInterviews(parts: CareerParts, work: Work): Promise<void> {
  // The nearest first: of what begins within the hour nobody is told that it begins within the day.
  for (const [at, minutes] of [...INTERVIEW_REMINDED_MINUTES.entries()].toReversed()) {
    const due = await interviewsToRemind(work, {
      before: addSeconds(work.now, minutes * 60),
      count: at + 1,
      limit: REMINDED_AT_ONCE,
    });
    for (const { id, application_id: applicationId, offered_by: offeredBy, starts_at: startsAt } of due) {
      await setReminded(work.db, { id, count: at + 1 });
      const row = await findApplication(work.db, applicationId);
      if (row === undefined || startsAt === null) continue;
      await tellApplicant(parts, work, { row, event: 'remind', startsAt });
      await tellEmployer(parts, work, { row, event: 'remind', offeredBy, startsAt });
    }
  }
}
