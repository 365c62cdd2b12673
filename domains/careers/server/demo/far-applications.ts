import { addSeconds } from '@egcr/contract/time';
import { skillIdsOf } from '@egcr/jobs/contract';
import type { KnownJob } from '@egcr/jobs/server';
import { step } from '@egcr/server-kit/data/step';
import type { Work } from '@egcr/server-kit/work';

import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import { applicationMachine, type ApplicationState } from '../../contract/index.ts';
import type { ApplicationEvent } from '../../contract/application-machine.ts';
import { sentCvOf } from '../cv/fit.ts';
import { insertSampleCvs } from '../cv/store.ts';
import type { CareerParts } from '../parts.ts';
import { insertSampleApplications, keepJobOffers, moveSamples } from '../store.ts';
import { sampleOffer } from './sample-offer.ts';

const DAY_S = 86_400;
const PEOPLE = 150;
const APPLICATIONS_EACH = 6;
/** Employers for whose jobs they apply. */
const JOBS = 90;

const firstNames = [
  'Ada',
  'Ben',
  'Cora',
  'Dilan',
  'Efua',
  'Finn',
  'Goran',
  'Hana',
  'Ivo',
  'Jin',
  'Kamala',
  'Luis',
];
const lastNames = [
  'Abara',
  'Brandt',
  'Costa',
  'Duval',
  'Eriksen',
  'Farah',
  'Gupta',
  'Hassan',
  'Ito',
  'Jensen',
  'Kaya',
  'Lopes',
  'Moretti',
];

/** What the invented people can do: a trade with its skills, and the group of occupations. */
const trades: readonly (readonly [
  headline: string,
  occupation: Cv['occupation'],
  skills: readonly string[],
])[] = [
  ['Bookkeeper for small teams', '3', ['bookkeeping', 'spreadsheets', 'invoicing']],
  ['Backend developer', '2', ['postgresql', 'typescript', 'testing']],
  ['Care worker for the elderly', '5', ['first aid', 'teamwork', 'english']],
  ['Warehouse hand', '9', ['teamwork', 'english', 'driving licence']],
  ['Teacher for young children', '2', ['teaching', 'english', 'teamwork']],
];

const letters = [
  'I have done this work for four years and would like to do it with your team. I can begin in two weeks.',
  'Your posting describes what I do best. I bring references from two employers, and I learn quickly.',
  'I live near by and know the trade. Two evenings a week I take a course to know more of it.',
];

/** One way to each state in which an application can be. */
const ways: readonly (readonly ApplicationEvent[])[] = [
  [],
  ['see'],
  ['see', 'invite'],
  ['see', 'invite', 'hold_interview'],
  ['see', 'invite', 'hold_interview', 'offer'],
  ['see', 'invite', 'hold_interview', 'offer', 'accept'],
  ['see', 'shortlist'],
  ['shortlist', 'offer', 'turn_down'],
  ['see', 'decline'],
  ['withdraw'],
  ['lapse'],
];

const cvOf = (at: number): Cv => {
  const [headline, occupation, skills] = trades[at % trades.length] ?? ['', '', []];
  return {
    ...emptyCv,
    headline,
    occupation,
    skills: [...skillIdsOf(skills)],
    about: 'I like teams that share what they learn, and work that can be seen at the end of a day.',
    languages: [{ code: 'en', level: 'B2' }],
  };
};

interface Made {
  readonly id: string;
  readonly way: readonly ApplicationEvent[];
  readonly job: KnownJob;
}

/** 150 invented people with a CV and 900 applications in every state; each table is written at once. */
export async function keepFarApplications(
  { jobs, people }: Pick<CareerParts, 'jobs' | 'people'>,
  work: Work,
): Promise<void> {
  const offered = await jobs.samples(work.db, JOBS);
  if (offered.length === 0) return;
  const persons = Array.from({ length: PEOPLE }, (_, at) => ({
    userId: work.newId(),
    firstName: firstNames[at % firstNames.length] ?? '',
    lastName: `${lastNames[at % lastNames.length]} (sample)`,
    cv: cvOf(at),
  }));
  await people.addSamplePeople(
    work,
    persons.map(({ cv: _cv, ...person }) => person),
  );
  await insertSampleCvs(work, persons);
  const drafts = persons.flatMap(({ userId, cv }, at) =>
    jobsFor(at, offered).map((job, place) => {
      const number = at * APPLICATIONS_EACH + place;
      const way = ways[number % ways.length] ?? [];
      // Who waits for an answer wrote in the last days; where none came, it is longer ago.
      const days = way[0] === 'lapse' ? 22 + (number % 20) : 1 + (number % 18);
      const sent = addSeconds(work.now, -days * DAY_S);
      return { userId, cv, job, way, letter: letters[number % letters.length] ?? '', sent };
    }),
  );
  // Lists are in the order of the ids.
  const inOrder = drafts
    .toSorted((one, other) => one.sent.getTime() - other.sent.getTime())
    .map((draft) => ({ ...draft, id: work.newId() }));
  const made: readonly Made[] = inOrder;
  await insertSampleApplications(
    work,
    inOrder.map(({ id, userId, cv, job, letter, sent }) => ({
      id,
      job_id: job.id,
      organisation_id: job.organisationId,
      user_id: userId,
      letter,
      sent: sentCvOf(cv, job, sent),
      sentAt: sent,
    })),
  );
  const offers = made.filter(({ way }) => way.includes('offer'));
  await keepJobOffers(work, new Map(offers.map(({ id, job }) => [id, sampleOffer(job, work.now)])));
  await moveAll(work, made);
}

/** Others for each person, none twice. */
function jobsFor(at: number, offered: readonly KnownJob[]): readonly KnownJob[] {
  const count = Math.min(APPLICATIONS_EACH, offered.length);
  return Array.from({ length: count }, (_, place) => offered[(at * 7 + place) % offered.length]).filter(
    (job) => job !== undefined,
  );
}

/** All that take the same step take it together. */
async function moveAll(work: Work, made: readonly Made[]): Promise<void> {
  const states = new Map<string, ApplicationState>(made.map(({ id }) => [id, applicationMachine.first]));
  const longest = Math.max(...ways.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1) {
    const moves = new Map<ApplicationState, string[]>();
    for (const { id, way } of made) {
      const event = way[place];
      const before = states.get(id);
      if (event === undefined || before === undefined) continue;
      const state = step(applicationMachine, before, event);
      states.set(id, state);
      moves.set(state, [...(moves.get(state) ?? []), id]);
    }
    for (const [state, ids] of moves)
      await moveSamples(work, { ids, state, reason: state === 'declined' ? 'experience' : null });
  }
}
