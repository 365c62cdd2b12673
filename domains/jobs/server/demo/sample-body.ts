import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import type { NewPosting } from '../../contract/shapes.ts';
import type { SampleJob } from './demo-postings.ts';
import { sampleText } from './sample-text.ts';

export const DAY_S = 86_400;
/** What a US dollar is worth in invented pay, roughly, in whole units. */
const perDollar: Readonly<Record<string, number>> = {
  JPY: 150,
  INR: 85,
  CNY: 7,
  EUR: 0.9,
  GBP: 0.8,
  CAD: 1.4,
  AUD: 1.5,
};

/** Years of experience that an invented job asks, by its group of occupations. */
const experienceOf: Readonly<Record<string, number>> = { 1: 5, 2: 3, 3: 2, 7: 2 };

interface Offered {
  readonly employer: { readonly country: string; readonly place: string; readonly currency: AssetCode };
  readonly job: SampleJob;
  /** Which of all invented jobs: some of each kind. */
  readonly at: number;
  readonly organisationId: string;
}

const SECOND_MS = 1000;

/** Ids in the order of their places, whatever the machine: lists begin with the newest, which are those of the people of the demonstration. */
export function sampleId(now: Date, at: number): string {
  return uuidv7(now.getTime() - SECOND_MS + at);
}

/** What an invented posting says. */
export function sampleBody(now: Date, { employer, job, at, organisationId }: Offered): NewPosting {
  return {
    acting_for: organisationId,
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
    questions: at % 3 === 0 && job.language === 'en' ? ['When could you begin?'] : [],
    experience_years: experienceOf[job.occupation] ?? 0,
    positions: 1 + (at % 4),
    language: job.language,
    closes_on: addSeconds(now, (14 + (at % 70)) * DAY_S)
      .toISOString()
      .slice(0, 10),
  };
}

function minorOf(dollars: number, currency: string): string {
  const whole = Math.round(dollars * (perDollar[currency] ?? 1));
  return `${whole}${'0'.repeat(whole === 0 ? 0 : (assetOf(currency)?.scale ?? 2))}`;
}
