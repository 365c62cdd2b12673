import { createCareers, employersOf } from '@egcr/careers/server';
import type { CasesDoor } from '@egcr/cases/server';
import type { IdentityDoor } from '@egcr/identity/server';
import type { JobOf } from '@egcr/fraud/server';
import { createJobs, publishedJob } from '@egcr/jobs/server';
import { addSampleOrganisations, shareOrganisation, type ActingDoor } from '@egcr/organisations/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { FigureSources } from '@egcr/site/server';
import { openDirectory, requireStatus, statusAllows } from '@egcr/registry/server';
import type { SupportDoor, SupportParts } from '@egcr/support/server';
import type { VerificationDoor } from '@egcr/verification/server';

/** What the front page counts of work. */
export type CountWork = FigureSources['countWork'];

interface JobDoors {
  readonly publicUrl: string;
  readonly identity: Pick<IdentityDoor, 'contactsOf' | 'recordStaffAction'>;
  readonly cases: CasesDoor;
  readonly acting: ActingDoor;
  readonly people: ProfileDoor;
  readonly verification: VerificationDoor;
  readonly support: SupportDoor;
}

/** An officer is in the team of an organisation that has hired the person, or offers them work, or in which the person is too. */
export const relatedByWork: SupportParts['relatedTo'] = async ({ db }, { officerId, applicantId }) =>
  shareOrganisation(db, {
    one: officerId,
    other: applicantId,
    organisationIds: await employersOf(db, applicantId),
  });

/** Jobs that may be reported as fraud, open or over. */
export function reportedJobs(publicUrl: string): JobOf {
  return async (db, id) => {
    const job = await publishedJob(db, id);
    return job && { ...job, url: new URL(`/jobs/${encodeURIComponent(job.slug)}`, publicUrl).href };
  };
}

/** The job board, and the applications of people. */
export function composeJobs({
  publicUrl,
  identity,
  cases,
  acting,
  people,
  verification,
  support,
}: JobDoors): { readonly domains: readonly ServerDomain[]; readonly count: CountWork } {
  const jobs = createJobs({
    cases,
    acting,
    directory: openDirectory,
    requireStatus,
    statusAllows,
    levelsOf: (at, ids) => verification.levelsOf(at, ids),
    addSampleOrganisations,
    record: (work, done) => identity.recordStaffAction(work, done),
  });
  const careers = createCareers({
    publicUrl,
    contactsOf: (db, id) => identity.contactsOf(db, id),
    jobs: jobs.door,
    acting,
    people,
  });
  return {
    domains: [jobs.domain, careers.domain],
    count: async (at) => {
      const open = await jobs.door.countOpen(at);
      return {
        open_jobs: open.jobs,
        positions: open.positions,
        sample_jobs: open.samples,
        hires: await careers.door.countHired(at.db),
        people_on_support: await support.countSupported(at.db),
      };
    },
  };
}
