import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  listPostingsCall,
  postJobCall,
  postingMachine,
  readJobCall,
  searchJobsCall,
  similarJobsCall,
  stepPostingCall,
} from '../contract/index.ts';
import { jobScreens } from '../contract/screens.ts';
import { demoJobs } from './demo-jobs.ts';
import { registerFeeds } from './feeds.ts';
import { jobsDoor, type JobsDoor } from './door.ts';
import { expirePostings, listPostings, stepPosting } from './own-postings.ts';
import type { JobParts, SampleOrganisation } from './parts.ts';
import { postJob } from './post-job.ts';
import { listSimilar, readJob } from './read-job.ts';
import { searchJobs } from './search-jobs.ts';
import type { Work } from '@egcr/server-kit/work';

export type { JobsDoor, KnownJob } from './door.ts';
export { moderationForm, moderationKind } from './moderation-kind.ts';

const EXPIRE = 'jobs.expire_postings';

/** The job board: what is open, who offers it, and how it is found. */
export function createJobs(
  parts: JobParts & {
    /** Makes an organisation for a demonstration. */
    readonly addSampleOrganisation: (work: Work, made: SampleOrganisation) => Promise<void>;
  },
): { readonly domain: ServerDomain; readonly door: JobsDoor } {
  return {
    door: jobsDoor,
    domain: {
      name: 'jobs',
      screens: jobScreens,
      calls: [
        handle(searchJobsCall, searchJobs),
        handle(readJobCall, readJob),
        handle(similarJobsCall, listSimilar),
        handle(postJobCall, (work, input) => postJob(parts, work, input)),
        handle(listPostingsCall, (work, input) => listPostings(parts, work, input)),
        handle(stepPostingCall, (work, input) => stepPosting(parts, work, input)),
      ],
      routes: registerFeeds,
      machines: [postingMachine],
      jobs: { [EXPIRE]: expirePostings },
      schedules: [{ cron: '7 * * * *', job: EXPIRE }],
      demo: demoJobs(parts),
    },
  };
}
