import { createCareers } from '@egcr/careers/server';
import type { CasesDoor } from '@egcr/cases/server';
import { createJobs } from '@egcr/jobs/server';
import { addSampleOrganisation, type ActingDoor } from '@egcr/organisations/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { ServerDomain } from '@egcr/server-kit/domain';

interface JobDoors {
  readonly cases: CasesDoor;
  readonly acting: ActingDoor;
  readonly people: ProfileDoor;
}

/** The job board, and the applications of people. */
export function composeJobs({ cases, acting, people }: JobDoors): readonly ServerDomain[] {
  const jobs = createJobs({
    cases,
    acting,
    // No organisation is checked yet: each says itself what it is.
    isVerified: async () => false,
    addSampleOrganisation,
  });
  const careers = createCareers({ jobs: jobs.door, acting, people });
  return [jobs.domain, careers.domain];
}
