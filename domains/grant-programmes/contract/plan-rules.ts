import type { FieldIssue } from '@egcr/contract/problem';
import { startOfDay } from '@egcr/contract/time-zone';
import type { Answers } from '@egcr/forms/contract';
import {
  applicantKinds,
  decisionDays,
  termsOf,
  fixedAt,
  formTemplates,
  GRANT_ASSET,
  grantCurrencies,
  ownQuestionKinds,
  rubricCriteria,
  rubricOfOrganisations,
  rubricOfPeople,
  sectors,
  type ApplicantKind,
  type FixedRate,
  type GrantCurrency,
  type MadeProgramme,
  type OwnQuestion,
  type Round,
  type Rubric,
} from '@egcr/grants/contract';

/** Own questions beside those of the template, and rounds. */
export const OWN_QUESTIONS_MAX = 5;
export const ROUNDS_MAX = 3;
/** How a plan may score: what people need counts most, what changes for others does, or its own weights. */
export const rubricChoices = ['need', 'impact', 'own'] as const;
/** The parts in which awards may be paid. */
export const partChoices = ['30-40-30', '50-50', '100'] as const;
/** Where the days of a programme are counted. */
export const planZones = [
  'UTC',
  'Africa/Accra',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'America/Bogota',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Europe/Berlin',
  'Europe/London',
] as const;

const DAY_MS = 86_400_000;
const textIn = (answers: Answers, name: string): string => {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  return typeof answer === 'string' ? answer : '';
};
const numberIn = (answers: Answers, name: string): number => {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  return typeof answer === 'number' ? answer : 0;
};
const isYes = (answers: Answers, name: string): boolean =>
  Object.hasOwn(answers, name) && answers[name] === true;
const minorIn = (answers: Answers, name: string): bigint | undefined => {
  const text = textIn(answers, name);
  return /^\d{1,20}$/.test(text) ? BigInt(text) : undefined;
};
const oneIn = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** What it pays in. Its amounts are written in dollars all the same. */
export function currencyOf(answers: Answers): GrantCurrency {
  return oneIn(grantCurrencies, textIn(answers, 'currency')) ?? GRANT_ASSET;
}

/** The same with its amounts fixed in its currency, where there is a rate. */
export function programmeAt(
  { answers, language }: { readonly answers: Answers; readonly language: string },
  rate: FixedRate | null,
): MadeProgramme {
  const made = programmeOf(answers, language);
  return rate === null ? made : fixedAt(made, { currency: currencyOf(answers), rate });
}

/** What a plan becomes when it is published, in dollars. Its answers have passed the form and `judgePlan`. */
export function programmeOf(answers: Answers, language: string): MadeProgramme {
  const rubric = rubricIn(answers);
  const country = textIn(answers, 'country');
  return {
    language,
    title: textIn(answers, 'title'),
    summary: textIn(answers, 'summary'),
    applicants: applicantsIn(answers),
    sector: oneIn(sectors, textIn(answers, 'sector')) ?? null,
    countries: country === '' ? [] : [country],
    minimum_minor: textIn(answers, 'minimum'),
    maximum_minor: textIn(answers, 'maximum'),
    budget_minor: textIn(answers, 'budget'),
    decision_days: decisionDays.find((days) => String(days) === textIn(answers, 'decision_days')) ?? 90,
    zone: textIn(answers, 'zone'),
    rounds: roundsIn(answers),
    weights: rubric.weights,
    ties: rubric.ties,
    parts: textIn(answers, 'parts').split('-').map(Number),
    template: oneIn(formTemplates, textIn(answers, 'template')) ?? 'usual',
    questions: ownQuestionsIn(answers),
  };
}

function applicantsIn(answers: Answers): readonly ApplicantKind[] {
  const { applicants } = answers;
  return applicantKinds.filter((kind) => Array.isArray(applicants) && applicants.includes(kind));
}

/** The first round is asked for; another one where the one before says so. */
function roundsIn(answers: Answers): readonly Round[] {
  const rounds: Round[] = [];
  for (let number = 1; number <= ROUNDS_MAX; number += 1) {
    rounds.push({
      opens_on: textIn(answers, `opens_on_${number}`),
      closes_on: textIn(answers, `closes_on_${number}`),
    });
    if (!isYes(answers, `another_round_${number}`)) break;
  }
  return rounds;
}

function rubricIn(answers: Answers): Rubric {
  const choice = oneIn(rubricChoices, textIn(answers, 'rubric'));
  if (choice === 'need') return rubricOfPeople;
  if (choice !== 'own') return rubricOfOrganisations;
  const weights = {
    need: numberIn(answers, 'weight_need'),
    impact: numberIn(answers, 'weight_impact'),
    plan: numberIn(answers, 'weight_plan'),
    costs: numberIn(answers, 'weight_costs'),
  };
  // What weighs most decides between equals.
  const ties = rubricCriteria.toSorted((one, other) => weights[other] - weights[one]).slice(0, 2);
  return { weights, ties };
}

function ownQuestionsIn(answers: Answers): readonly OwnQuestion[] {
  const questions: OwnQuestion[] = [];
  for (let number = 1; number <= OWN_QUESTIONS_MAX && isYes(answers, `asks_${number}`); number += 1)
    questions.push({
      kind: oneIn(ownQuestionKinds, textIn(answers, `question_kind_${number}`)) ?? 'long_text',
      label: textIn(answers, `question_${number}`),
    });
  return questions;
}

/** When a round opens and closes: from the first instant of its first day to the last of its last one, in its zone. */
export function instantsOf(
  { opens_on: opensOn, closes_on: closesOn }: Round,
  zone: string,
): { readonly opensAt: Date; readonly closesAt: Date } | undefined {
  const opensAt = startOfDay(opensOn, zone);
  const next = startOfDay(dayAfter(closesOn), zone);
  return opensAt && next && { opensAt, closesAt: new Date(next.getTime() - 1) };
}

function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + DAY_MS).toISOString().slice(0, 10);
}

/**
 * What is wrong with a plan whose answers pass the form: by the names of its questions. The page shows it while people write, and the server
 * decides by it, when the plan is sent and again when it is published.
 */
export function judgePlan(answers: Answers, now: Date): readonly FieldIssue[] {
  return [...judgeMoney(answers), ...judgeRounds(answers, now), ...judgeWeights(answers)];
}

/** The spec's ranges hold for every programme that a kind of applicant may ask; an NGO's are the programme's own. */
const rangeTypes = { person: 'personal', business: 'business', government: 'government' } as const;

function judgeMoney(answers: Answers): readonly FieldIssue[] {
  const [minimum, maximum, budget] = ['minimum', 'maximum', 'budget'].map((name) => minorIn(answers, name));
  if (minimum === undefined || maximum === undefined || budget === undefined) return [];
  const ranges = applicantsIn(answers).flatMap((kind) => (kind === 'ngo' ? [] : [termsOf(rangeTypes[kind])]));
  const least = ranges.reduce((most, range) => (range.minimumMinor > most ? range.minimumMinor : most), 1n);
  const most = ranges.reduce<bigint | undefined>(
    (lowest, range) => (lowest === undefined || range.maximumMinor < lowest ? range.maximumMinor : lowest),
    undefined,
  );
  const issues: FieldIssue[] = [];
  if (minimum < least)
    issues.push({ field: 'minimum', code: 'too_small', params: { minimum: least.toString() } });
  if (most !== undefined && maximum > most)
    issues.push({ field: 'maximum', code: 'too_large', params: { maximum: most.toString() } });
  else if (maximum < minimum)
    issues.push({ field: 'maximum', code: 'too_small', params: { minimum: minimum.toString() } });
  if (budget < maximum)
    issues.push({ field: 'budget', code: 'too_small', params: { minimum: maximum.toString() } });
  return issues;
}

/** Each round closes after it opens, and opens after the one before has closed; the last day of the first lies ahead. */
function judgeRounds(answers: Answers, now: Date): readonly FieldIssue[] {
  const zone = textIn(answers, 'zone');
  const issues: FieldIssue[] = [];
  let before = now;
  for (const [at, round] of roundsIn(answers).entries()) {
    const instants = instantsOf(round, zone);
    if (instants === undefined) continue;
    if (at > 0 && instants.opensAt <= before) issues.push({ field: `opens_on_${at + 1}`, code: 'invalid' });
    if (instants.closesAt <= before || round.closes_on < round.opens_on)
      issues.push({ field: `closes_on_${at + 1}`, code: 'invalid' });
    before = instants.closesAt;
  }
  return issues;
}

function judgeWeights(answers: Answers): readonly FieldIssue[] {
  if (textIn(answers, 'rubric') !== 'own') return [];
  const sum = rubricCriteria.reduce((all, name) => all + numberIn(answers, `weight_${name}`), 0);
  return sum === 100 ? [] : [{ field: 'weight_costs', code: 'sum_differs' }];
}
