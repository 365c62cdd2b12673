import { postingStopped } from '@egcr/jobs/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { hear, told } from '@egcr/server-kit/event-kinds';

import { jobStopped } from '../contract/notices.ts';
import { applicantsOf } from './store.ts';

/** Those who wait for an answer learn that the job is off the board, and that their application is kept. */
export const followJobs: NonNullable<ServerDomain['listeners']> = hear(
  postingStopped,
  async (work, { job_id: jobId, job_title: job, employer }) => {
    const waiting = await applicantsOf(work.db, jobId);
    await work.emit(
      ...waiting.map((userId) =>
        told(notificationAsked, { user_id: userId, ...jobStopped.of({ job, employer }) }),
      ),
    );
  },
);
