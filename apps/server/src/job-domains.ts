import { createCareers } from '@egcr/careers/server';
import type { CasesDoor } from '@egcr/cases/server';
import type { IdentityDoor } from '@egcr/identity/server';
import { createJobs } from '@egcr/jobs/server';
import { addSampleOrganisation, type ActingDoor } from '@egcr/organisations/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { VerificationDoor } from '@egcr/verification/server';

interface JobDoors {
  readonly publicUrl: string;
  readonly identity: Pick<IdentityDoor, 'contactsOf'>;
  readonly cases: CasesDoor;
  readonly acting: ActingDoor;
  readonly people: ProfileDoor;
  readonly verification: VerificationDoor;
}

/** The job board, and the applications of people. */
export function composeJobs({
  publicUrl,
  identity,
  cases,
  acting,
  people,
  verification,
}: JobDoors): readonly ServerDomain[] {
  const jobs = createJobs({
    cases,
    acting,
    levelsOf: (at, ids) => verification.levelsOf(at, ids),
    addSampleOrganisation,
  });
  const careers = createCareers({
    publicUrl,
    contactsOf: (db, id) => identity.contactsOf(db, id),
    jobs: jobs.door,
    acting,
    people,
  });
  return [jobs.domain, careers.domain];
}
