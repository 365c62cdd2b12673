import type { APIRequestContext } from '@playwright/test';

import type { Account, WireMoney } from './api.ts';
import { answerTo, withFreshPin } from './fresh-pin.ts';

const EMPLOYER = 'Ferri Olive Press';
const LETTER = 'I kept a mill for four years, repaired its press twice, and can begin in two weeks.';

interface OpenJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly pay_max: WireMoney;
  readonly questions: readonly string[];
}

interface Moved {
  readonly id: string;
  readonly version: number;
}

/** An open job of the business that Marco of the demonstration owns: the nth of them. */
export async function jobOfMarco(request: APIRequestContext, person: Account, nth = 0): Promise<OpenJob> {
  const words = encodeURIComponent(EMPLOYER);
  const { items } = await answerTo<{ items: OpenJob[] }>(request, person, { path: `/jobs?words=${words}` });
  const found = items.filter(({ employer }) => employer === EMPLOYER)[nth];
  if (found === undefined) throw new Error('the demonstration has too few jobs of Marco');
  return answerTo(request, person, { path: `/jobs/${found.slug}` });
}

/** A person applies for one of Marco’s jobs, is offered it for a first day, and accepts: all by the API. */
export async function hiredByMarco(
  request: APIRequestContext,
  person: Account,
  { nth = 0, startsOn }: { readonly nth?: number; readonly startsOn: string },
): Promise<OpenJob> {
  const job = await jobOfMarco(request, person, nth);
  const answers = job.questions.map((question) => ({ question, answer: 'In two weeks.' }));
  const sent = await answerTo<Moved>(request, person, {
    path: `/jobs/${job.slug}/applications`,
    data: { letter: LETTER, with_cv: false, ...(answers.length > 0 && { answers }) },
  });
  const marco = await withFreshPin(request, 'marco');
  const path = `/received-applications/${sent.id}/steps`;
  const listed = await answerTo<Moved>(request, marco, {
    path,
    data: { step: 'shortlist', version: sent.version },
  });
  const offered = await answerTo<Moved>(request, marco, {
    path,
    data: {
      step: 'offer',
      version: listed.version,
      offer: { pay: job.pay_max, starts_on: startsOn, note: 'We look forward to you.' },
    },
  });
  await answerTo<Moved>(request, person, {
    path: `/careers/applications/${sent.id}/steps`,
    data: { step: 'accept', version: offered.version },
  });
  return job;
}

/** A CV with what a claim for support needs. */
export async function writtenCv(request: APIRequestContext, person: Account): Promise<void> {
  const cv = {
    headline: 'Keeper of a mill',
    about: '',
    country: 'IT',
    town: '',
    may_work_in: [],
    occupation: '7',
    pay: null,
    work: [{ position: 'Miller', employer: '', from: '', until: '', summary: '' }],
    education: [],
    skills: ['welding', 'mechanics', 'english'],
    languages: [],
    links: [],
  };
  await answerTo(request, person, { path: '/careers/cv', method: 'PUT', data: { version: 0, cv } });
}
