import { uuid } from '@egcr/contract/ids';
import { parseMinor, wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { foldText } from '@egcr/contract/search-text';
import { instant } from '@egcr/contract/time';
import { assets } from '@egcr/ledger/contract';
import { isCountry, languageOf } from '@egcr/locale/contract';
import * as z from 'zod/mini';

import {
  BODY_MAX_LENGTH,
  BODY_MIN_LENGTH,
  EXPERIENCE_YEARS_MAX,
  PLACE_MAX_LENGTH,
  POSITIONS_MAX,
  QUESTION_MAX_LENGTH,
  QUESTION_MIN_LENGTH,
  QUESTIONS_MAX,
  SKILL_MAX_LENGTH,
  SKILLS_MAX,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
} from './limits.ts';
import { contracts, occupations, payPeriods, sectors, workingHours, type Contract } from './lists.ts';
import { postingMachine } from './posting-machine.ts';
import { payIssue } from './posting-rules.ts';

// Signs that no one sees, or that turn the direction of what follows. Line breaks and tabs stay.
// oxlint-disable-next-line no-control-regex -- Control characters are what is removed.
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// Half a sign, which no JSON of the database takes, becomes the sign for what cannot be read.
export const tidyText = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(UNSEEN, '').trim();

const line = (maximum: number, minimum = 1) =>
  z.string().check(
    z.maxLength(maximum * 4, 'too_long'),
    z.overwrite((text) => tidyText(text).replace(/\s+/g, ' ')),
    z.minLength(minimum, minimum === 1 ? 'required' : 'too_short'),
    z.maxLength(maximum, 'too_long'),
  );

const minor = z.string().check(
  z.refine((text) => text.length <= 15, { error: 'too_large', abort: true }),
  z.refine((text) => parseMinor(text) !== undefined, 'not_a_number'),
);

const assetCodes = assets.map(({ code }) => code);

/** Reads a day that the calendar has. */
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'required', abort: true }),
  z.refine(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'required',
  ),
);

/** What an organisation may change while a job is open. */
const changeable = {
  title: line(TITLE_MAX_LENGTH, TITLE_MIN_LENGTH),
  /** Markdown. HTML in it is text. */
  body: z
    .string()
    .check(
      z.maxLength(BODY_MAX_LENGTH * 2, 'too_long'),
      z.overwrite(tidyText),
      z.minLength(BODY_MIN_LENGTH, 'too_short'),
      z.maxLength(BODY_MAX_LENGTH, 'too_long'),
    ),
  hours: z.enum(workingHours, 'required'),
  is_remote: z.boolean(),
  /** People on income support can begin step by step. */
  is_support_friendly: z._default(z.boolean(), false),
  /** In minor units. */
  pay_min: minor,
  pay_max: minor,
  skills: z.array(line(SKILL_MAX_LENGTH)).check(z.maxLength(SKILLS_MAX, 'too_many')),
  /** Those of the skills without which no one can do the job. */
  must_skills: z._default(z.array(line(SKILL_MAX_LENGTH)).check(z.maxLength(SKILLS_MAX, 'too_many')), []),
  /** What everyone answers who applies. */
  questions: z._default(
    z.array(line(QUESTION_MAX_LENGTH, QUESTION_MIN_LENGTH)).check(
      z.maxLength(QUESTIONS_MAX, 'too_many'),
      z.refine((asked) => new Set(asked.map(foldText)).size === asked.length, 'twice'),
    ),
    [],
  ),
  experience_years: z._default(
    z.int('not_a_number').check(z.gte(0, 'too_small'), z.lte(EXPERIENCE_YEARS_MAX, 'too_large')),
    0,
  ),
  /** How many people the employer seeks for the job. */
  positions: z._default(
    z.int('not_a_number').check(z.gte(1, 'too_small'), z.lte(POSITIONS_MAX, 'too_large')),
    1,
  ),
};

interface Judged {
  readonly pay_min: string;
  readonly pay_max: string;
  readonly skills: readonly string[];
  readonly must_skills: readonly string[];
}

/** What is wrong between the fields of a posting. */
function issuesBetween(
  { pay_min, pay_max, skills, must_skills: musts }: Judged,
  contract: Contract,
): readonly { readonly field: keyof Judged; readonly code: string }[] {
  const asked = new Set(skills.map(foldText));
  const unknown = musts.some((skill) => !asked.has(foldText(skill)));
  const [minMinor, maxMinor] = [parseMinor(pay_min), parseMinor(pay_max)];
  const pay =
    minMinor === undefined || maxMinor === undefined ? undefined : payIssue({ contract, minMinor, maxMinor });
  return [
    ...(unknown ? [{ field: 'must_skills', code: 'not_offered' } as const] : []),
    ...(pay ? [pay] : []),
  ];
}

/** What an organisation says of a job. */
export const newPosting = z
  .strictObject({
    acting_for: uuid,
    ...changeable,
    contract: z.enum(contracts, 'required'),
    /** Where it is done; of a remote job, from where it is led. ISO 3166-1, two letters. */
    country: z.string().check(z.refine(isCountry, 'required')),
    place: line(PLACE_MAX_LENGTH),
    currency: z.enum(assetCodes, 'currency_unknown'),
    period: z.enum(payPeriods, 'required'),
    occupation: z.enum(occupations, 'required'),
    sector: z.enum(sectors, 'required'),
    /** In which the text is written. */
    language: z.string().check(z.refine((code) => languageOf(code) !== undefined, 'required')),
    closes_on: day,
  })
  .check(
    z.check((context) => {
      for (const { field, code } of issuesBetween(context.value, context.value.contract))
        context.issues.push({ code: 'custom', message: code, path: [field], input: context.value });
    }),
  );

/** What an open posting is to say from now on. A volunteer is paid nothing: the server knows which contract it is. */
export const postingChange = z.strictObject({ version: z.int(), ...changeable }).check(
  z.check((context) => {
    for (const { field, code } of issuesBetween(context.value, 'volunteer'))
      context.issues.push({ code: 'custom', message: code, path: [field], input: context.value });
  }),
);
export type PostingChange = z.output<typeof postingChange>;

/** A new closing day for what was said before. */
export const renewal = z.strictObject({ version: z.int(), closes_on: day });
export type NewPosting = z.output<typeof newPosting>;

const card = {
  id: uuid,
  slug: z.string(),
  title: z.string(),
  employer: z.string(),
  /** An officer has looked at the papers of the employer, and its verification has not ended. */
  is_employer_verified: z.boolean(),
  /** Applications for jobs of this employer wait too long for an answer. */
  is_employer_slow: z.boolean(),
  is_support_friendly: z.boolean(),
  is_remote: z.boolean(),
  country: z.string(),
  place: z.string(),
  contract: z.enum(contracts),
  hours: z.enum(workingHours),
  pay_min: wireMoney,
  pay_max: wireMoney,
  period: z.enum(payPeriods),
  occupation: z.enum(occupations),
  sector: z.enum(sectors),
  language: z.string(),
  skills: z.array(z.string()),
  posted_at: instant,
  /** It is open until then. */
  closes_at: instant,
  is_sample: z.boolean(),
};

/** A job as it stands in a list. */
export const jobCard = named('JobCard', z.object(card));
export type JobCard = z.output<typeof jobCard>;

export const job = named(
  'Job',
  z.object({
    ...card,
    organisation_id: uuid,
    body: z.string(),
    must_skills: z.array(z.string()),
    questions: z.array(z.string()),
    experience_years: z.int(),
    /** How many people the employer seeks. */
    positions: z.int(),
  }),
);
export type Job = z.output<typeof job>;

/** A posting as its organisation sees it. */
export const ownPosting = named(
  'JobPosting',
  z.object({
    ...card,
    state: z.enum(postingMachine.states),
    version: z.int(),
    /** The case in which it is looked at; null where it was published at once. */
    case_id: z.nullable(uuid),
    /** The case in which a change of it is looked at; null where none waits. */
    change_case_id: z.nullable(uuid),
  }),
);
export type OwnPosting = z.output<typeof ownPosting>;

/** A posting as its organisation reads it before it changes it. */
export const wholePosting = named(
  'WholeJobPosting',
  z.object({
    ...ownPosting.shape,
    body: z.string(),
    must_skills: z.array(z.string()),
    questions: z.array(z.string()),
    experience_years: z.int(),
    positions: z.int(),
  }),
);
export type WholePosting = z.output<typeof wholePosting>;

/** How many of the jobs found have a value. */
export const facetCount = named(
  'JobFacet',
  z.object({ facet: z.string(), value: z.string(), count: z.int() }),
);
