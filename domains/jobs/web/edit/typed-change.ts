import { toMajorText } from '@egcr/contract/money';
import * as z from 'zod/mini';

import { postingChange, type PostingChange, type WholePosting } from '../../contract/shapes.ts';
import type { Decimal } from '../decimal-of.ts';
import { readFields, typedFields, type TypedFields } from '../posting/typed-fields.ts';

const typed = z.object(typedFields);

/** What a posting says now, as it is typed. */
export function typedFrom(posting: WholePosting, decimal: Decimal): TypedFields {
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
    questions: posting.questions.join('\n'),
    experience_years: `${posting.experience_years}`,
    positions: `${posting.positions}`,
  };
}

/** A change as it is typed, read into the request. */
export function typedChange({ version, pay_min: { assetCode: currency } }: WholePosting, decimal: Decimal) {
  const toRequest = (fields: TypedFields): unknown => ({
    version,
    ...readFields(fields, { currency, decimal }),
  });
  return z.pipe(z.pipe(typed, z.transform(toRequest)), asRequest);
}

/** The same checks as the server's; the compiler does not know the members before they have been checked. */
const asRequest: z.ZodMiniType<PostingChange> = postingChange;
