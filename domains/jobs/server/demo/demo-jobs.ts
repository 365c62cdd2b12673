import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { DemoPart } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { postingMachine } from '../../contract/index.ts';
import { sampleEmployers, type SampleEmployer } from './demo-employers.ts';
import { sampleJobs, type SampleJob } from './demo-postings.ts';
import { keepFarJobs } from './keep-far-jobs.ts';
import { DAY_S, sampleBody, sampleId } from './sample-body.ts';
import { openModeration } from '../moderation-kind.ts';
import type { JobParts, SampleOrganisation } from '../parts.ts';
import { keepPosting } from '../post-job.ts';
import { setPostingState } from '../store.ts';

interface Offer {
  readonly employer: SampleEmployer;
  readonly job: SampleJob;
  readonly at: number;
}

/** Invented employers with jobs in several languages and states, marked as samples. */
export function demoJobs(
  parts: JobParts & {
    readonly addSampleOrganisations: (work: Work, made: readonly SampleOrganisation[]) => Promise<void>;
  },
): DemoPart {
  return async (people) => async (work) => {
    for (const [at, employer] of sampleEmployers.entries()) {
      const owner = people.find(({ persona }) => persona === employer.owner);
      invariant(owner !== undefined, `the demonstration has no ${employer.owner}`);
      const id = work.newId();
      const { name, kind, country } = employer;
      await parts.addSampleOrganisations(work, [{ id, kind, name, country, ownerId: owner.userId }]);
      for (const [place, job] of offersOf(at).entries())
        await postSample(parts, work, { employer, job, at: at * 10 + place }, { id, ownerId: owner.userId });
    }
    await keepFarJobs(parts.addSampleOrganisations, work);
  };
}

/** Ten of the sixteen jobs, others for each employer. */
function offersOf(employer: number): readonly SampleJob[] {
  return Array.from(
    { length: 10 },
    (_, place) => sampleJobs[(employer * 5 + place) % sampleJobs.length],
  ).filter((job) => job !== undefined);
}

async function postSample(
  parts: JobParts,
  work: Work,
  { employer, job, at }: Offer,
  organisation: { readonly id: string; readonly ownerId: string },
): Promise<void> {
  const id = sampleId(work.now, at);
  const body = sampleBody(work.now, { employer, job, at, organisationId: organisation.id });
  const posted = addSeconds(work.now, -(at % 25) * DAY_S);
  const { ownerId } = organisation;
  await keepPosting(
    { db: work.db, now: posted },
    { id, body, employer: employer.name, postedBy: ownerId, isSample: true },
  );
  // One of each fortieth waits for an officer, so that the queue of the demonstration is not empty.
  if (at % 40 === 9) {
    await openModeration(parts, work, {
      id,
      body,
      employer: employer.name,
      applicantId: ownerId,
      isSample: true,
    });
    return;
  }
  await setPostingState(
    { db: work.db, now: posted },
    { id, state: step(postingMachine, 'draft', 'publish') },
  );
  if (at % 30 === 17) await setPostingState(work, { id, state: step(postingMachine, 'published', 'fill') });
}
