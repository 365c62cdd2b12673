import { addSeconds } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { step } from '@egcr/server-kit/data/step';
import type { DemoPart } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { postingMachine } from '../contract/index.ts';
import type { NewPosting } from '../contract/shapes.ts';
import { sampleEmployers, type SampleEmployer } from './demo-employers.ts';
import { sampleJobs, sampleText, type SampleJob } from './demo-postings.ts';
import { openModeration } from './moderation-kind.ts';
import type { JobParts, SampleOrganisation } from './parts.ts';
import { keepPosting } from './post-job.ts';
import { setPostingState } from './store.ts';

const DAY_S = 86_400;
/** What a US dollar is worth in invented pay, roughly, in whole units. */
const perDollar: Readonly<Record<string, number>> = {
  JPY: 150,
  INR: 85,
  CNY: 7,
  EUR: 0.9,
  GBP: 0.8,
  CAD: 1.4,
};

/** Years of experience that an invented job asks, by its group of occupations. */
const experienceOf: Readonly<Record<string, number>> = { 1: 5, 2: 3, 3: 2, 7: 2 };

interface Offer {
  readonly employer: SampleEmployer;
  readonly job: SampleJob;
  readonly at: number;
}

/** Invented employers with jobs in several languages and states, marked as samples. */
export function demoJobs(
  parts: JobParts & {
    readonly addSampleOrganisation: (work: Work, made: SampleOrganisation) => Promise<void>;
  },
): DemoPart {
  return async (people) => async (work) => {
    for (const [at, employer] of sampleEmployers.entries()) {
      const owner = people.find(({ persona }) => persona === employer.owner);
      invariant(owner !== undefined, `the demonstration has no ${employer.owner}`);
      const id = work.newId();
      const { name, kind, country } = employer;
      await parts.addSampleOrganisation(work, { id, kind, name, country, ownerId: owner.userId });
      for (const [place, job] of offersOf(at).entries())
        await postSample(parts, work, { employer, job, at: at * 10 + place }, { id, ownerId: owner.userId });
    }
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
  const id = work.newId();
  const body: NewPosting = {
    acting_for: organisation.id,
    title: job.title,
    body: sampleText(job),
    contract: job.contract,
    hours: job.hours,
    is_remote: at % 10 === 3,
    is_support_friendly: at % 4 === 1,
    country: employer.country,
    place: employer.place,
    currency: employer.currency,
    pay_min: minorOf(job.dollars[0], employer.currency),
    pay_max: minorOf(job.dollars[1], employer.currency),
    period: job.period,
    occupation: job.occupation,
    sector: job.sector,
    skills: [...job.skills],
    must_skills: job.skills.slice(0, 1),
    experience_years: experienceOf[job.occupation] ?? 0,
    positions: 1 + (at % 4),
    language: job.language,
    closes_on: addSeconds(work.now, (14 + (at % 70)) * DAY_S)
      .toISOString()
      .slice(0, 10),
  };
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

function minorOf(dollars: number, currency: string): string {
  const whole = Math.round(dollars * (perDollar[currency] ?? 1));
  return `${whole}${'0'.repeat(whole === 0 ? 0 : (assetOf(currency)?.scale ?? 2))}`;
}
