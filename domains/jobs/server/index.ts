import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  changePostingCall,
  holdPostingCall,
  listJobsOfBusinessCall,
  listPostingsCall,
  postJobCall,
  postingMachine,
  readJobCall,
  readPostingCall,
  readScamSignsCall,
  renewPostingCall,
  searchJobsCall,
  similarJobsCall,
  stepPostingCall,
} from '../contract/index.ts';
import { jobScreens } from '../contract/screens.ts';
import { changePosting, readPosting } from './changes/change-posting.ts';
import { demoJobs } from './demo/demo-jobs.ts';
import { registerFeeds } from './feeds.ts';
import { followRegister } from './follow-register.ts';
import { holdPosting } from './hold-posting.ts';
import { jobsDoor, type JobsDoor } from './door.ts';
import { readSkillsAgain } from './fitting.ts';
import { answerJob } from './open-page/job-page.ts';
import { expirePostings, listPostings, renewPosting, stepPosting } from './own-postings.ts';
import type { JobParts, SampleOrganisation } from './parts.ts';
import { jobSamples } from './samples.ts';
import { postJob } from './post-job.ts';
import { listJobsOfBusiness } from './jobs-of-business.ts';
import { listSimilar, readJob } from './read-job.ts';
import { readScamSigns } from './scam-signs.ts';
import { searchJobs } from './search-jobs.ts';
import type { Work } from '@egcr/server-kit/work';

export type { FittingJob, JobAsks, JobsDoor, KnownJob } from './door.ts';
export { publishedJob } from './door.ts';
export { moderationForm, moderationKind } from './moderation-kind.ts';

const EXPIRE = 'jobs.expire_postings';
/** After a change of the list of skills. */
const READ_SKILLS = 'jobs.read_skills_again';

/** The job board: what is open, who offers it, and how it is found. */
export function createJobs(
  parts: JobParts & {
    /** Makes an organisation for a demonstration. */
    readonly addSampleOrganisations: (work: Work, made: readonly SampleOrganisation[]) => Promise<void>;
  },
): { readonly domain: ServerDomain; readonly door: JobsDoor } {
  return {
    door: jobsDoor(parts),
    domain: {
      name: 'jobs',
      screens: jobScreens,
      livingPages: [{ path: '/jobs/$slug', answer: (asked) => answerJob(parts, asked) }],
      calls: [
        handle(searchJobsCall, (work, input) => searchJobs(parts, work, input)),
        handle(readJobCall, (work, input) => readJob(parts, work, input)),
        handle(similarJobsCall, (work, input) => listSimilar(parts, work, input)),
        handle(listJobsOfBusinessCall, (work, input) => listJobsOfBusiness(parts, work, input)),
        handle(readScamSignsCall, (work, input) => readScamSigns(work, input)),
        handle(holdPostingCall, (work, input) => holdPosting(parts, work, input)),
        handle(postJobCall, (work, input) => postJob(parts, work, input)),
        handle(listPostingsCall, (work, input) => listPostings(parts, work, input)),
        handle(readPostingCall, (work, input) => readPosting(parts, work, input)),
        handle(changePostingCall, (work, input) => changePosting(parts, work, input)),
        handle(renewPostingCall, (work, input) => renewPosting(parts, work, input)),
        handle(stepPostingCall, (work, input) => stepPosting(parts, work, input)),
      ],
      routes: (app, services) => registerFeeds(parts, app, services),
      machines: [postingMachine],
      jobs: {
        [EXPIRE]: expirePostings,
        [READ_SKILLS]: async (work) => {
          if (await readSkillsAgain(work)) await work.enqueue(READ_SKILLS, {}, { key: READ_SKILLS });
        },
      },
      schedules: [
        { cron: '7 * * * *', job: EXPIRE },
        { cron: '40 3 * * *', job: READ_SKILLS },
      ],
      listeners: followRegister,
      demo: demoJobs(parts),
      samples: jobSamples,
    },
  };
}
