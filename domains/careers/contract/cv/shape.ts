import { parseMinor } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { occupations, payPeriods, skillOf, tidyText } from '@egcr/jobs/contract';
import { assets } from '@egcr/ledger/contract';
import { isCountry, languageOf } from '@egcr/locale/contract';
import * as z from 'zod/mini';

import * as limits from '../limits.ts';

/** How well a person knows a language: the Common European Framework, and the language they grew up with. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

const assetCodes = assets.map(({ code }) => code);
const line = (maximum: number = limits.LINE_MAX_LENGTH) =>
  z.string().check(
    z.maxLength(maximum * 4, 'too_long'),
    z.overwrite((text) => tidyText(text).replace(/\s+/g, ' ')),
    z.maxLength(maximum, 'too_long'),
  );
const text = (maximum: number) =>
  z.string().check(
    z.maxLength(maximum * 4, 'too_long'),
    z.overwrite((written) => tidyText(written).replace(/\r\n?/g, '\n')),
    z.maxLength(maximum, 'too_long'),
  );
const country = z.string().check(z.refine(isCountry, 'not_offered'));
/** A month, `2024-03`; empty where none is named. */
const month = z.string().check(z.regex(/^(?:(?:19|20)\d{2}-(?:0[1-9]|1[0-2]))?$/, 'not_a_month'));
const list = <Item extends z.ZodMiniType>(item: Item, maximum: number) =>
  z.array(item).check(z.maxLength(maximum, 'too_many'));

/** An address of the web; nothing else, so that no link of a CV runs a script. */
const link = z.string().check(
  z.maxLength(limits.URL_MAX_LENGTH, 'too_long'),
  z.overwrite((written) => tidyText(written)),
  z.refine((written) => written === '' || isWebAddress(written), 'not_a_link'),
);

function isWebAddress(written: string): boolean {
  const url = URL.parse(written);
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.hostname.includes('.');
}

const period = { from: month, /** Empty: until today. */ until: month };

export const workEntry = z.strictObject({
  position: line(),
  employer: line(),
  ...period,
  summary: text(limits.SUMMARY_MAX_LENGTH),
});

export const educationEntry = z.strictObject({ school: line(), subject: line(), degree: line(), ...period });

export const linkEntry = z.strictObject({ label: line(60), url: link });

/**
 * What a person says of themselves for work. Nothing is required: it is saved while it is written. It has no field for age, sex, origin or a
 * picture, so that nothing is compared by them.
 */
export const cv = named(
  'Cv',
  z.strictObject({
    headline: line(limits.HEADLINE_MAX_LENGTH),
    about: text(limits.ABOUT_MAX_LENGTH),
    /** Where the person lives. */
    country: z.union([z.literal(''), country], 'not_offered'),
    town: line(80),
    /** Countries whose law lets the person work there. */
    may_work_in: list(country, limits.WORK_COUNTRIES_MAX),
    /** The work that is looked for: a major group of ISCO-08. */
    occupation: z.union([z.literal(''), z.enum(occupations)], 'not_offered'),
    /** The least pay that is looked for, in minor units. */
    pay: z.nullable(
      z.strictObject({
        least: z
          .string()
          .check(
            z.refine((digits) => parseMinor(digits) !== undefined && digits.length <= 15, 'not_a_number'),
          ),
        currency: z.enum(assetCodes, 'currency_unknown'),
        period: z.enum(payPeriods, 'not_offered'),
      }),
    ),
    work: list(workEntry, limits.WORK_MAX),
    education: list(educationEntry, limits.EDUCATION_MAX),
    /** Ids of the list of skills. */
    skills: list(
      z.string().check(z.refine((id) => skillOf(id) !== undefined, 'not_offered')),
      limits.CV_SKILLS_MAX,
    ).check(z.overwrite((ids) => [...new Set(ids)])),
    languages: list(
      z.strictObject({
        code: z.string().check(z.refine((code) => languageOf(code) !== undefined, 'not_offered')),
        level: z.enum(languageLevels, 'not_offered'),
      }),
      limits.CV_LANGUAGES_MAX,
    ),
    links: list(linkEntry, limits.LINKS_MAX),
  }),
);
export type Cv = z.output<typeof cv>;

export const emptyCv: Cv = {
  headline: '',
  about: '',
  country: '',
  town: '',
  may_work_in: [],
  occupation: '',
  pay: null,
  work: [],
  education: [],
  skills: [],
  languages: [],
  links: [],
};

/** A CV as its person has it. Version 0: nothing was saved yet. */
export const ownCv = named('OwnCv', z.object({ cv, version: z.int(), saved_at: z.nullable(instant) }));
export type OwnCv = z.output<typeof ownCv>;

/** Whether there is anything to compare with what jobs ask. */
export function isComparable({
  skills,
  work,
  occupation,
}: Pick<Cv, 'skills' | 'work' | 'occupation'>): boolean {
  return skills.length > 0 || occupation !== '' || work.some(({ position }) => position !== '');
}
