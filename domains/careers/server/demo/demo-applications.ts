import { addSeconds } from '@egcr/contract/time';
import { instantOf } from '@egcr/contract/time-zone';
import type { KnownJob } from '@egcr/jobs/server';
import { step } from '@egcr/server-kit/data/step';
import type { DemoPart } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  applicationMachine,
  type AlertSearch,
  type ApplicationState,
  type EmployerStep,
} from '../../contract/index.ts';
import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import { jobAlerts } from '../alerts/job-alerts.ts';
import { sentCvOf } from '../cv/fit.ts';
import { saveCv } from '../cv/store.ts';
import { zonesOfJob } from '../../contract/interviews/interview-rules.ts';
import { keepOffer, keepTimes } from '../interviews/store.ts';
import { keepFarApplications } from './far-applications.ts';
import type { CareerParts } from '../parts.ts';
import { insertApplication, keepJobOffers, setApplicationState } from '../store.ts';
import { sampleOffer } from './sample-offer.ts';

const DAY_S = 86_400;
const LETTER =
  'I have done this work for four years and would like to do it with your team. I can begin in two weeks, and I bring references from two employers.';

/** An invented CV. */
const sampleCv: Cv = {
  ...emptyCv,
  headline: 'Bookkeeper for small teams',
  about:
    'I keep books that others can read, and I explain what differs. I like teams that share what they learn.',
  country: 'IT',
  town: 'Lecce',
  may_work_in: ['DE', 'FR'],
  occupation: '3',
  pay: { least: '190000', currency: 'EUR', period: 'month' },
  work: [
    {
      position: 'Bookkeeper',
      employer: 'Corner Mill (sample)',
      from: '2022-03',
      until: '',
      summary: 'Kept the books of two shops and matched their payments every week.',
    },
  ],
  education: [
    {
      school: 'Evening school (sample)',
      subject: 'Accounting',
      degree: 'Certificate',
      from: '2020-09',
      until: '2022-02',
    },
  ],
  skills: ['bookkeeping', 'spreadsheets', 'invoicing', 'teamwork', 'english'],
  languages: [
    { code: 'en', level: 'C1' },
    { code: 'it', level: 'native' },
  ],
};

/** What the person wants to be told of. */
const sampleSearch: AlertSearch = { words: 'bookkeeper', hours: 'part_time' };

/** One application in each state that an employer leads to; the latest waits for an answer. */
const ways: readonly (readonly EmployerStep[])[] = [
  [],
  ['see'],
  ['see', 'invite'],
  ['see', 'invite', 'hold_interview', 'offer'],
  ['see', 'decline'],
];

/** An invented CV, an alert, and applications of a person of the demonstration, these marked as samples. */
export function demoApplications(parts: Pick<CareerParts, 'jobs' | 'people'>): DemoPart {
  const { jobs } = parts;
  return async (people) => async (work) => {
    const applicant = people.find(({ persona }) => persona === 'personal_user');
    invariant(applicant !== undefined, 'the demonstration has no personal_user');
    await saveCv(work, { userId: applicant.userId, cv: sampleCv, version: 0 });
    await jobAlerts.addSample(work, { userId: applicant.userId, search: sampleSearch });
    const samples = await jobs.samples(work.db, ways.length);
    // The oldest first: lists are in the order of the ids.
    for (const [at, job] of [...samples.entries()].toReversed()) {
      const id = work.newId();
      const sent = addSeconds(work.now, -(at + 1) * 2 * DAY_S);
      await insertApplication(
        { db: work.db, now: sent, cipher: work.cipher },
        {
          id,
          job_id: job.id,
          organisation_id: job.organisationId,
          user_id: applicant.userId,
          letter: LETTER,
          sent: sentCvOf(sampleCv, job, sent),
          is_sample: true,
        },
      );
      const steps = ways[at] ?? [];
      let state: ApplicationState = applicationMachine.first;
      for (const event of steps) {
        state = step(applicationMachine, state, event);
        await setApplicationState(
          { db: work.db, now: addSeconds(sent, DAY_S) },
          { id, state, reason: event === 'decline' ? 'experience' : null },
        );
      }
      if (steps.includes('offer')) await keepJobOffers(work, new Map([[id, sampleOffer(job, work.now)]]));
      if (steps.at(-1) === 'invite') await offerSampleTimes(work, id, job);
    }
    await keepFarApplications(parts, work);
  };
}

/** Three times of an interview that nobody chose yet: tomorrow and the days after, in the morning of the job. */
async function offerSampleTimes(work: Work, applicationId: string, job: KnownJob): Promise<void> {
  const [zone = 'UTC'] = zonesOfJob(job.asks.country);
  const interviewId = work.newId();
  const offeredBy = work.newId();
  await keepOffer(work, {
    id: interviewId,
    application_id: applicationId,
    kind: 'video',
    minutes: 45,
    time_zone: zone,
    offered_by: offeredBy,
    place: 'https://meet.example.org/bookkeeper',
  });
  const starts = [2, 3, 6].flatMap((days) => {
    const day = addSeconds(work.now, days * DAY_S)
      .toISOString()
      .slice(0, 10);
    return instantOf(`${day}T10:00`, zone) ?? [];
  });
  await keepTimes(work.db, { interviewId, offeredBy, minutes: 45, starts });
}
