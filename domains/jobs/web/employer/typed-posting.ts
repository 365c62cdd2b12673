import { parseMajor } from '@egcr/contract/money';
import { assetOf, signsOf } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import { newPosting } from '../../contract/shapes.ts';
import type { Decimal } from '../decimal-of.ts';

const typed = z.object({
  acting_for: z.string(),
  title: z.string(),
  body: z.string(),
  contract: z.string(),
  hours: z.string(),
  is_remote: z.boolean(),
  is_support_friendly: z.boolean(),
  country: z.string(),
  place: z.string(),
  currency: z.string(),
  pay_min: z.string(),
  pay_max: z.string(),
  period: z.string(),
  occupation: z.string(),
  sector: z.string(),
  /** With commas between. */
  skills: z.string(),
  must_skills: z.string(),
  experience_years: z.string(),
  positions: z.string(),
  language: z.string(),
  closes_on: z.string(),
});
export type TypedPosting = z.input<typeof typed>;

/** A posting as it is typed, read into the request: amounts in the reader's way of writing, skills with commas between. */
export function typedPosting(decimal: Decimal) {
  const toRequest = ({
    currency,
    pay_min,
    pay_max,
    skills,
    must_skills,
    experience_years,
    positions,
    ...rest
  }: TypedPosting): unknown => {
    const minor = (text: string) => minorOf(text, currency, decimal);
    return {
      ...rest,
      currency,
      pay_min: minor(pay_min),
      pay_max: minor(pay_max),
      skills: wordsOf(skills),
      must_skills: wordsOf(must_skills),
      experience_years: experience_years.trim() === '' ? 0 : Number(experience_years),
      positions: positions.trim() === '' ? 1 : Number(positions),
    };
  };
  return z.pipe(z.pipe(typed, z.transform(toRequest)), asRequest);
}

/** An amount as it is typed, in minor units. What is no amount is refused in its field. */
export function minorOf(text: string, currency: string, decimal: Decimal): string {
  const asset = assetOf(currency);
  const read = parseMajor(text, { scale: asset?.scale ?? 2, decimal, signs: asset && signsOf(asset) });
  return 'amountMinor' in read ? read.amountMinor.toString() : text;
}

export function wordsOf(typed: string): readonly string[] {
  return typed
    .split(/[,،、，]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The same checks as the server's; the compiler does not know the members before they have been checked. */
const asRequest: z.ZodMiniType<z.output<typeof newPosting>> = newPosting;
