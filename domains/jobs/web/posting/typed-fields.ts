import { parseMajor } from '@egcr/contract/money';
import { assetOf, signsOf } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import type { Decimal } from '../decimal-of.ts';

/** What a posting says as long as it is open, as it is typed: what is new says it, and a change says it anew. */
export const typedFields = {
  title: z.string(),
  body: z.string(),
  hours: z.string(),
  is_remote: z.boolean(),
  is_support_friendly: z.boolean(),
  pay_min: z.string(),
  pay_max: z.string(),
  /** With commas between. */
  skills: z.string(),
  must_skills: z.string(),
  /** One in each line. */
  questions: z.string(),
  experience_years: z.string(),
  positions: z.string(),
};
const typed = z.object(typedFields);
export type TypedFields = z.input<typeof typed>;

/** The fields whose text a tab keeps until it has been sent. */
export const keptFields = [
  'title',
  'body',
  'hours',
  'pay_min',
  'pay_max',
  'skills',
  'must_skills',
  'questions',
  'experience_years',
  'positions',
] as const;

export const emptyFields: TypedFields = {
  title: '',
  body: '',
  hours: 'full_time',
  is_remote: false,
  is_support_friendly: false,
  pay_min: '',
  pay_max: '',
  skills: '',
  must_skills: '',
  questions: '',
  experience_years: '0',
  positions: '1',
};

/** What is typed, as a request says it: amounts in the reader's way of writing, skills with commas between. */
export function readFields(
  fields: TypedFields,
  { currency, decimal }: { readonly currency: string; readonly decimal: Decimal },
) {
  const minor = (text: string) => minorOf(text, currency, decimal);
  return {
    title: fields.title,
    body: fields.body,
    hours: fields.hours,
    is_remote: fields.is_remote,
    is_support_friendly: fields.is_support_friendly,
    pay_min: minor(fields.pay_min),
    pay_max: minor(fields.pay_max),
    skills: wordsOf(fields.skills),
    must_skills: wordsOf(fields.must_skills),
    questions: linesOf(fields.questions),
    experience_years: countOf(fields.experience_years, 0),
    positions: countOf(fields.positions, 1),
  };
}

const countOf = (text: string, empty: number) => (text.trim() === '' ? empty : Number(text));

/** An amount as it is typed, in minor units. What is no amount is refused in its field. */
function minorOf(text: string, currency: string, decimal: Decimal): string {
  const asset = assetOf(currency);
  const read = parseMajor(text, { scale: asset?.scale ?? 2, decimal, signs: asset && signsOf(asset) });
  return 'amountMinor' in read ? read.amountMinor.toString() : text;
}

const partsOf = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
const wordsOf = (text: string) => partsOf(text, /[,،、，]/);
const linesOf = (text: string) => partsOf(text, /\n/);
