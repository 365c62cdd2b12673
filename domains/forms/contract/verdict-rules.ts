import { validate, type Schema } from '@cfworker/json-schema';
import type { FieldIssue } from '@egcr/contract/problem';

import type { Answer, AnswerSchema, Answers, AskedWhen, FormDefinition, FormSchema } from './definition.ts';

type Judged = Pick<FormDefinition, 'schema' | 'rules'>;

/** Whether a question is asked, given the answers so far. A question that depends on one that is not asked is not asked either. */
export function isAsked(rules: readonly AskedWhen[], answers: Answers, question: string): boolean {
  return rulesOf(rules, question).every(
    ({ other, is }) => says(ownAnswer(answers, other), is) && isAsked(rules, answers, other),
  );
}

const NO_RULES: readonly AskedWhen[] = [];
const byQuestion = new WeakMap<readonly AskedWhen[], ReadonlyMap<string, readonly AskedWhen[]>>();

/** The rules of one question; put in order once, since each key that is pressed asks for all questions. */
function rulesOf(rules: readonly AskedWhen[], question: string): readonly AskedWhen[] {
  let known = byQuestion.get(rules);
  if (known === undefined) {
    known = Map.groupBy(rules, (rule) => rule.question);
    byQuestion.set(rules, known);
  }
  return known.get(question) ?? NO_RULES;
}

function says(answer: Answer | undefined, value: AskedWhen['is']): boolean {
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/** The answers to questions that are asked. */
export function askedAnswers({ schema, rules }: Judged, answers: Answers): Answers {
  const asked = Object.entries(answers).filter(
    ([name]) => !Object.hasOwn(schema.properties, name) || isAsked(rules, answers, name),
  );
  return Object.fromEntries(asked);
}

/** The JSON Schema that holds for these answers: of the questions that are asked, and of no others. */
export function schemaFor({ schema, rules }: Judged, answers: Answers) {
  const names = Object.keys(schema.properties).filter((name) => isAsked(rules, answers, name));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: schema.type,
    properties: Object.fromEntries(names.map((name) => [name, schema.properties[name]])),
    required: schema.required.filter((name) => names.includes(name)),
    additionalProperties: false,
  };
}

/**
 * All that is wrong with answers that are about to be sent, in the order of the questions; nothing where they may be. The same on
 * both sides: what the browser lets pass, the server takes.
 */
export function verdictOf(form: Judged, answers: Answers): readonly FieldIssue[] {
  const { schema, rules } = form;
  const issues: FieldIssue[] = [];
  for (const name of Object.keys(schema.properties))
    if (isAsked(rules, answers, name)) issues.push(...issuesOf(schema, name, ownAnswer(answers, name)));
  for (const field of Object.keys(answers))
    if (!Object.hasOwn(schema.properties, field)) issues.push({ field, code: 'unknown_field' });
  return issues;
}

/** What a draft may not even keep: answers to questions that the form does not have. */
export function unknownAnswers(
  { schema }: Pick<FormDefinition, 'schema'>,
  answers: Answers,
): readonly FieldIssue[] {
  return Object.keys(answers)
    .filter((name) => !Object.hasOwn(schema.properties, name))
    .map((field) => ({ field, code: 'unknown_field' }));
}

function ownAnswer(answers: Answers, name: string): Answer | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

function issuesOf(schema: FormSchema, name: string, answer: Answer | undefined): readonly FieldIssue[] {
  const wanted = schema.properties[name];
  if (wanted === undefined) return [];
  if (answer === undefined) return schema.required.includes(name) ? [{ field: name, code: 'required' }] : [];
  if (isShortText(wanted, answer)) return NO_ISSUES;
  const { valid, errors } = validate(answer, asSchema(wanted), '2020-12', NO_REFERENCES, false);
  if (valid) return [];
  const failed = errors.map(({ keyword }) => keyword);
  const [first = 'type'] = ORDER.filter((keyword) => failed.includes(keyword));
  return [{ field: name, ...issueOf(wanted, first, answer) }];
}

const NO_ISSUES: readonly FieldIssue[] = [];

/** Whether the answer is text of which only the length is judged, and is short beyond doubt: text has at most as many letters as UTF-16 units. The usual case, and quick. */
function isShortText(schema: AnswerSchema, answer: Answer): boolean {
  const { type, minLength = 0, maxLength = Infinity } = schema;
  if (type !== 'string' || typeof answer !== 'string') return false;
  const judged = 1 + Number(schema.minLength !== undefined) + Number(schema.maxLength !== undefined);
  if (Object.keys(schema).length !== judged) return false;
  return minLength <= 1 && answer.length >= minLength && answer.length <= maxLength;
}

/** Schemas of answers refer to nothing, so nothing is looked up: finding that out would take longer than to judge. */
const NO_REFERENCES = {};

/** What is not said is left out: the library takes no `undefined`. */
function asSchema(schema: AnswerSchema): Schema {
  if (!Object.values(schema).includes(undefined)) return schema as Schema;
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

/** Which of several faults is named. */
const ORDER = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'format',
  'pattern',
] as const;

type Issue = Pick<FieldIssue, 'code' | 'params'>;

function issueOf(schema: AnswerSchema, keyword: (typeof ORDER)[number], answer: Answer): Issue {
  switch (keyword) {
    case 'type':
      return { code: 'wrong_type' };
    case 'enum':
      return { code: 'not_offered' };
    case 'minLength':
      // An answer that is there but empty is no answer.
      return { code: 'too_short', params: { minimum: schema.minLength ?? 0 } };
    case 'maxLength':
      return { code: 'too_long', params: { maximum: schema.maxLength ?? 0 } };
    case 'minimum':
      return { code: 'too_small', params: { minimum: schema.minimum ?? 0 } };
    case 'maximum':
      return { code: 'too_large', params: { maximum: schema.maximum ?? 0 } };
    case 'minItems':
      return { code: 'too_few', params: { minimum: schema.minItems ?? 0 } };
    case 'maxItems':
      return { code: 'too_many', params: { maximum: schema.maxItems ?? 0 } };
    case 'uniqueItems':
      return { code: 'repeated' };
    default:
      return (schema.currency === undefined ? undefined : amountIssue(schema, answer)) ?? { code: 'format' };
  }
}

/** The pattern of an amount says only that it does not fit; people are told whether it is too small or too large. */
function amountIssue({ minimumMinor, maximumMinor }: AnswerSchema, answer: Answer): Issue | undefined {
  if (typeof answer !== 'string' || !/^(?:0|[1-9][0-9]{0,39})$/.test(answer)) return undefined;
  if (minimumMinor !== undefined && BigInt(answer) < BigInt(minimumMinor))
    return { code: 'too_small', params: { minimum: minimumMinor } };
  return { code: 'too_large', params: { maximum: maximumMinor ?? answer } };
}
