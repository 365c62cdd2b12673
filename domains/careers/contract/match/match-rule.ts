import { foldText } from '@egcr/contract/search-text';
import { payOfYear } from '@egcr/jobs/contract';

import type { Cv, LanguageLevel } from '../cv/shape.ts';
import { hoursTogether } from './working-hours.ts';

/** What a match compares on the side of the person. Never a name, age, sex, origin or picture: it has no place for them. */
export interface Offered {
  readonly skills: readonly string[];
  /** As many digits of ISCO-08 as are known; empty where none is. */
  readonly occupation: string;
  readonly country: string;
  readonly town: string;
  readonly mayWorkIn: readonly string[];
  readonly pay: { readonly asset: string; readonly yearMinor: bigint } | undefined;
  readonly languages: readonly { readonly code: string; readonly level: LanguageLevel }[];
  readonly experienceMonths: number;
}

/** What a match compares on the side of the job. */
export interface Asked {
  readonly skills: readonly { readonly id: string; readonly isMust: boolean }[];
  readonly unlisted: readonly string[];
  readonly occupation: string;
  readonly isRemote: boolean;
  readonly country: string;
  readonly place: string;
  readonly asset: string;
  readonly payYearMinor: bigint;
  readonly language: string;
  readonly experienceMonths: number;
  readonly postedAt: Date;
}

/** The most points of each part: 100 in all. */
export const matchWeights = {
  skills: 45,
  occupation: 15,
  place: 15,
  pay: 10,
  languages: 8,
  experience: 5,
  freshness: 2,
} as const;
export type MatchPart = keyof typeof matchWeights;
export const matchParts = [
  'skills',
  'occupation',
  'place',
  'pay',
  'languages',
  'experience',
  'freshness',
] as const;

/** Where a skill that the job cannot do without is missing, a match has at most so many points. */
export const MUST_MISSING_CAP = 60;

export const matchHints = [
  'remote',
  'same_town',
  'same_country',
  'move',
  'permit_unknown',
  'few_hours_together',
  'pay_not_compared',
  'pay_below',
  'no_skills_named',
] as const;
export type MatchHint = (typeof matchHints)[number];

export interface Match {
  readonly score: number;
  /** Points of each part, with a decimal. */
  readonly parts: Readonly<Record<MatchPart, number>>;
  /** Ids of skills that both have, and that the person lacks. */
  readonly has: readonly string[];
  readonly missing: readonly { readonly id: string; readonly isMust: boolean }[];
  readonly hints: readonly MatchHint[];
}

/** How well a person and a job fit, with the reasons. The same for both sides. */
export function matchOf(offered: Offered, asked: Asked, now: Date): Match {
  const own = new Set(offered.skills);
  const has = asked.skills.filter(({ id }) => own.has(id));
  const missing = asked.skills.filter(({ id }) => !own.has(id));
  const place = placeOf(offered, asked, now);
  const pay = payOf(offered, asked);
  const shares: Readonly<Record<MatchPart, number>> = {
    skills: shareOf(has, asked.skills),
    occupation: occupationShare(offered.occupation, asked.occupation),
    place: place.share,
    pay: pay.share,
    languages: languageShare(offered, asked.language),
    experience:
      asked.experienceMonths === 0 ? 1 : Math.min(1, offered.experienceMonths / asked.experienceMonths),
    freshness: freshnessOf(asked.postedAt, now),
  };
  const points = (part: MatchPart) => Math.round(shares[part] * matchWeights[part] * 10) / 10;
  const parts = {
    skills: points('skills'),
    occupation: points('occupation'),
    place: points('place'),
    pay: points('pay'),
    languages: points('languages'),
    experience: points('experience'),
    freshness: points('freshness'),
  };
  const sum = Math.round(matchParts.reduce((all, part) => all + parts[part], 0));
  const isCapped = missing.some(({ isMust }) => isMust);
  return {
    score: isCapped ? Math.min(sum, MUST_MISSING_CAP) : sum,
    parts,
    has: has.map(({ id }) => id),
    missing,
    hints: [
      ...(asked.skills.length === 0 ? (['no_skills_named'] as const) : []),
      ...place.hints,
      ...pay.hints,
    ],
  };
}

type AskedSkill = Asked['skills'][number];

/** How much of the skills a person has; one that is a must counts double. A job that names none has no points for them. */
function shareOf(has: readonly AskedSkill[], all: readonly AskedSkill[]): number {
  const weight = (skills: readonly AskedSkill[]) =>
    skills.reduce((sum, { isMust }) => sum + (isMust ? 2 : 1), 0);
  return all.length === 0 ? 0 : weight(has) / weight(all);
}

/** What the shared digits of two ISCO codes are worth: none, the major group, and so on to the unit group. */
const byDigits = [0, 0.2, 0.4, 0.7, 1] as const;

/** How near two occupations are, measured by the digits that the job names. */
function occupationShare(own: string, asked: string): number {
  let shared = 0;
  while (shared < Math.min(own.length, asked.length, 4) && own[shared] === asked[shared]) shared += 1;
  return (byDigits[shared] ?? 0) / (byDigits[Math.min(asked.length, 4)] ?? 1);
}

interface Judged {
  readonly share: number;
  readonly hints: readonly MatchHint[];
}

/** Hours of an ordinary working day that both have at least, for a remote job. */
const HOURS_ENOUGH = 4;

function placeOf(offered: Offered, asked: Asked, now: Date): Judged {
  if (asked.isRemote) {
    const hours = hoursTogether(offered.country, asked.country, now);
    if (hours === undefined || hours >= HOURS_ENOUGH) return { share: 1, hints: ['remote'] };
    return { share: 0.6, hints: ['remote', 'few_hours_together'] };
  }
  if (offered.country === '') return { share: 0, hints: ['permit_unknown'] };
  if (offered.country === asked.country) {
    const isThere = foldText(offered.town).trim() === foldText(asked.place).trim();
    return isThere ? { share: 1, hints: ['same_town'] } : { share: 0.8, hints: ['same_country'] };
  }
  if (offered.mayWorkIn.includes(asked.country)) return { share: 0.5, hints: ['move'] };
  return { share: 0, hints: ['move', 'permit_unknown'] };
}

/** Amounts of different currencies are not compared: half of the points. */
function payOf({ pay }: Offered, { asset, payYearMinor }: Asked): Judged {
  if (pay === undefined || pay.yearMinor <= 0n) return { share: 1, hints: [] };
  if (pay.asset !== asset) return { share: 0.5, hints: ['pay_not_compared'] };
  if (payYearMinor >= pay.yearMinor) return { share: 1, hints: [] };
  // From a fifth below the wish on there is nothing.
  const lacking = Number(((pay.yearMinor - payYearMinor) * 1000n) / pay.yearMinor) / 1000;
  return { share: Math.max(0, 1 - lacking * 5), hints: ['pay_below'] };
}

const byLevel: Readonly<Record<LanguageLevel, number>> = {
  A1: 0.2,
  A2: 0.4,
  B1: 0.7,
  B2: 1,
  C1: 1,
  C2: 1,
  native: 1,
};

function languageShare({ languages }: Offered, asked: string): number {
  return Math.max(0, ...languages.filter(({ code }) => code === asked).map(({ level }) => byLevel[level]));
}

const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;

function freshnessOf(postedAt: Date, now: Date): number {
  const days = (now.getTime() - postedAt.getTime()) / DAY_MS;
  return Math.min(1, Math.max(0, 1 - days / FRESH_DAYS));
}

/** What a match compares of a CV. */
export function offeredBy(cv: Cv, now: Date): Offered {
  return {
    skills: cv.skills,
    occupation: cv.occupation,
    country: cv.country,
    town: cv.town,
    mayWorkIn: cv.may_work_in,
    pay: cv.pay === null ? undefined : wishOf(cv.pay),
    languages: cv.languages,
    experienceMonths: monthsWorked(cv.work, now),
  };
}

function wishOf({ least, currency, period }: NonNullable<Cv['pay']>): NonNullable<Offered['pay']> {
  return { asset: currency, yearMinor: payOfYear(BigInt(least), period) };
}

/** The months in which a person worked; those of two jobs at once count once. */
export function monthsWorked(work: readonly Pick<Cv['work'][number], 'from' | 'until'>[], now: Date): number {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const worked = new Set<number>();
  for (const { from, until } of work) {
    if (from === '') continue;
    const last = until === '' ? today : Math.min(today, numberOf(until));
    for (let month = numberOf(from); month <= last; month += 1) worked.add(month);
  }
  return worked.size;
}
