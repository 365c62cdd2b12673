import type { APIRequestContext } from '@playwright/test';

import type { Account } from './api.ts';
import { answerTo } from './fresh-pin.ts';

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
