import {
  countryAnswer,
  manyAnswer,
  moneyAnswer,
  type AnswerSchema,
  type AskedWhen,
  type Question,
} from '@egcr/forms/contract';
import type { DeclaredForm, FormWords } from '@egcr/forms/server';
import {
  applicantKinds,
  decisionDays,
  formTemplates,
  GRANT_ASSET,
  grantCurrencies,
  ownQuestionKinds,
  rubricCriteria,
  sectors,
} from '@egcr/grants/contract';
import { programmeTexts, reviewTexts } from '@egcr/grants/server';
import { fill } from '@egcr/server-kit/texts';

import { isOpenToChange } from '../plan-store.ts';
import {
  OWN_QUESTIONS_MAX,
  partChoices,
  planZones,
  ROUNDS_MAX,
  rubricChoices,
} from '../../contract/plan-rules.ts';
import { planFormTexts } from './texts.ts';

export const PLAN_FORM = 'grants.programme-plan';

const money = moneyAnswer({ currency: GRANT_ASSET, minimumMinor: 100n, maximumMinor: 100_000_000_000_00n });
const day: AnswerSchema = { type: 'string', format: 'date' };
const oneOf = (values: readonly string[]): AnswerSchema => ({ type: 'string', enum: values });
const weight: AnswerSchema = { type: 'integer', minimum: 0, maximum: 100 };
const yesNo: AnswerSchema = { type: 'boolean' };

interface Asked extends Question {
  readonly schema: AnswerSchema;
  readonly isOptional?: true;
  /** The answer to an earlier question with which this one is asked. */
  readonly when?: Pick<AskedWhen, 'other' | 'is'>;
}

const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Dates of each round; the next is asked for where the one before says that it follows. */
const rounds: readonly Asked[] = counted(ROUNDS_MAX).flatMap((number) => {
  const when = number === 1 ? {} : { when: { other: `another_round_${number - 1}`, is: true } };
  return [
    { name: `opens_on_${number}`, kind: 'date' as const, schema: day, ...when },
    { name: `closes_on_${number}`, kind: 'date' as const, schema: day, ...when },
    ...(number === ROUNDS_MAX
      ? []
      : [{ name: `another_round_${number}`, kind: 'yes_no' as const, schema: yesNo, ...when }]),
  ];
});

const ownQuestions: readonly Asked[] = counted(OWN_QUESTIONS_MAX).flatMap((number) => {
  const own = { when: { other: `asks_${number}`, is: true } };
  return [
    {
      name: `asks_${number}`,
      kind: 'yes_no' as const,
      schema: yesNo,
      ...(number > 1 && { when: { other: `asks_${number - 1}`, is: true } }),
    },
    {
      name: `question_${number}`,
      kind: 'text' as const,
      schema: { type: 'string', minLength: 5, maxLength: 200 } as const,
      ...own,
    },
    { name: `question_kind_${number}`, kind: 'choice' as const, schema: oneOf(ownQuestionKinds), ...own },
  ];
});

const asked: readonly Asked[] = [
  { name: 'title', kind: 'text', schema: { type: 'string', minLength: 5, maxLength: 80 } },
  { name: 'summary', kind: 'long_text', schema: { type: 'string', minLength: 30, maxLength: 400 } },
  { name: 'applicants', kind: 'many', schema: manyAnswer(applicantKinds) },
  { name: 'sector', kind: 'choice', schema: oneOf(sectors), isOptional: true },
  { name: 'country', kind: 'country', schema: countryAnswer, isOptional: true },
  { name: 'minimum', kind: 'money', schema: money },
  { name: 'maximum', kind: 'money', schema: money },
  { name: 'budget', kind: 'money', schema: money },
  { name: 'currency', kind: 'choice', schema: oneOf(grantCurrencies) },
  { name: 'parts', kind: 'choice', schema: oneOf(partChoices) },
  { name: 'decision_days', kind: 'choice', schema: oneOf(decisionDays.map(String)) },
  { name: 'zone', kind: 'choice', schema: oneOf(planZones) },
  ...rounds,
  { name: 'rubric', kind: 'choice', schema: oneOf(rubricChoices) },
  ...rubricCriteria.map((name) => ({
    name: `weight_${name}`,
    kind: 'number' as const,
    schema: weight,
    when: { other: 'rubric', is: 'own' },
  })),
  { name: 'template', kind: 'choice', schema: oneOf(formTemplates) },
  ...ownQuestions,
];

/** The form in which people make a programme: its terms, its rounds, how it scores and what it asks. */
export const planForm = formOf(2, asked);
/** Before it asked for the currency: drafts of then are taken over. */
export const firstPlanForm = formOf(
  1,
  asked.filter(({ name }) => name !== 'currency'),
);

function formOf(version: number, asked: readonly Asked[]): DeclaredForm {
  return {
    name: PLAN_FORM,
    version,
    isForOrganisations: true,
    address: '/create/grant-programme',
    subject: { field: 'changes', isOpen: isOpenToChange },
    schema: {
      type: 'object',
      properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
      required: asked.filter(({ isOptional }) => isOptional !== true).map(({ name }) => name),
    },
    layout: asked.map(({ name, kind }) => ({ name, kind })),
    rules: asked.flatMap(({ name, when }) => (when ? [{ rule: 'asked_when', question: name, ...when }] : [])),
    sections: [
      { name: 'about', from: 'title' },
      { name: 'money', from: 'minimum' },
      { name: 'times', from: 'decision_days' },
      { name: 'scoring', from: 'rubric' },
      { name: 'form', from: 'template' },
    ],
    words: wordsIn,
  };
}

function wordsIn(language: string): FormWords {
  const say = planFormTexts(language);
  const numbered = (count: number, names: Readonly<Record<string, string>>) =>
    counted(count).flatMap((number) =>
      Object.entries(names).map(([name, text]) => [
        `${name}_${number}`,
        { label: fill(text, { number: String(number) }) },
      ]),
    );
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const partsIn = (parts: string) =>
    parts
      .split('-')
      .map((each) => percent.format(Number(each) / 100))
      .join(' + ');
  const { criteria } = reviewTexts(language);
  const kinds = say.questionKinds;
  return {
    title: say.title,
    sections: say.sections,
    questions: {
      ...say.questions,
      applicants: { ...say.questions.applicants, options: say.applicants },
      sector: { ...say.questions.sector, options: programmeTexts(language).sector },
      currency: {
        ...say.questions.currency,
        options: Object.fromEntries(grantCurrencies.map((code) => [code, currencies.of(code) ?? code])),
      },
      parts: {
        ...say.questions.parts,
        options: Object.fromEntries(partChoices.map((parts) => [parts, partsIn(parts)])),
      },
      decision_days: {
        ...say.questions.decision_days,
        options: Object.fromEntries(decisionDays.map((each) => [String(each), days.format(each)])),
      },
      rubric: { ...say.questions.rubric, options: say.rubrics },
      template: { ...say.questions.template, options: say.templates },
      ...Object.fromEntries(
        rubricCriteria.map((name) => [
          `weight_${name}`,
          { label: fill(say.weight, { criterion: criteria[name].label }), hint: criteria[name].hint },
        ]),
      ),
      ...Object.fromEntries(
        numbered(ROUNDS_MAX, {
          opens_on: say.opensOn,
          closes_on: say.closesOn,
          another_round: say.anotherRound,
        }),
      ),
      ...Object.fromEntries(numbered(OWN_QUESTIONS_MAX, { asks: say.asks, question: say.question })),
      ...Object.fromEntries(
        counted(OWN_QUESTIONS_MAX).map((number) => [
          `question_kind_${number}`,
          { label: fill(say.questionKind, { number: String(number) }), options: kinds },
        ]),
      ),
    },
  };
}
