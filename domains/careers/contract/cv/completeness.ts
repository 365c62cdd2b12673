import type { Cv } from './shape.ts';

/** The parts by which a CV counts as complete, in the order in which they are written. */
export const cvParts = [
  'headline',
  'about',
  'where',
  'occupation',
  'skills',
  'history',
  'languages',
] as const;
export type CvPart = (typeof cvParts)[number];

/** What each part counts for: 100 in all. Who never worked and left school early can still reach 80. */
const weights: Readonly<Record<CvPart, number>> = {
  headline: 10,
  about: 15,
  where: 10,
  occupation: 15,
  skills: 20,
  history: 20,
  languages: 10,
};

/** So many skills say what a person can do. */
const SKILLS_ENOUGH = 3;

const isThere: Readonly<Record<CvPart, (cv: Cv) => boolean>> = {
  headline: ({ headline }) => headline.trim() !== '',
  about: ({ about }) => about.trim() !== '',
  where: ({ country }) => country !== '',
  occupation: ({ occupation }) => occupation !== '',
  skills: ({ skills }) => skills.length >= SKILLS_ENOUGH,
  history: ({ work, education }) =>
    work.some(({ position }) => position.trim() !== '') ||
    education.some(({ school, subject }) => `${school}${subject}`.trim() !== ''),
  languages: ({ languages }) => languages.length > 0,
};

/** How complete a CV is, from 0 to 100, and what is missing. */
export interface CvCompleteness {
  readonly percent: number;
  readonly missing: readonly CvPart[];
}

export function completenessOf(cv: Cv): CvCompleteness {
  const missing = cvParts.filter((part) => !isThere[part](cv));
  return { percent: missing.reduce((left, part) => left - weights[part], 100), missing };
}
