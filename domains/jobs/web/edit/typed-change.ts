import { toMajorText } from '@egcr/contract/money';
import * as z from 'zod/mini';

import { postingChange, type PostingChange, type WholePosting } from '../../contract/shapes.ts';
import type { Decimal } from '../decimal-of.ts';
import { minorOf, wordsOf } from '../employer/typed-posting.ts';

const typed = z.object({
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
  experience_years: z.string(),
  positions: z.string(),
});
export type TypedChange = z.input<typeof typed>;

/** What a posting says now, as it is typed. */
export function typedFrom(posting: WholePosting, decimal: Decimal): TypedChange {
  const major = ({ value, assetScale }: WholePosting['pay_min']) =>
    toMajorText(BigInt(value), assetScale).replace('.', decimal);
  return {
    title: posting.title,
    body: posting.body,
    hours: posting.hours,
    is_remote: posting.is_remote,
    is_support_friendly: posting.is_support_friendly,
    pay_min: major(posting.pay_min),
    pay_max: major(posting.pay_max),
    skills: posting.skills.join(', '),
    must_skills: posting.must_skills.join(', '),
    experience_years: `${posting.experience_years}`,
    positions: `${posting.positions}`,
  };
}

/** A change as it is typed, read into the request. */
export function typedChange({ version, pay_min: { assetCode } }: WholePosting, decimal: Decimal) {
  const toRequest = ({
    pay_min,
    pay_max,
    skills,
    must_skills,
    experience_years,
    positions,
    ...rest
  }: TypedChange): unknown => ({
    ...rest,
    version,
    pay_min: minorOf(pay_min, assetCode, decimal),
    pay_max: minorOf(pay_max, assetCode, decimal),
    skills: wordsOf(skills),
    must_skills: wordsOf(must_skills),
    experience_years: experience_years.trim() === '' ? 0 : Number(experience_years),
    positions: positions.trim() === '' ? 1 : Number(positions),
  });
  return z.pipe(z.pipe(typed, z.transform(toRequest)), asRequest);
}

/** The same checks as the server's; the compiler does not know the members before they have been checked. */
const asRequest: z.ZodMiniType<PostingChange> = postingChange;
