import { AMOUNT_MINOR_MAX, parseMajor, toMajorText, type WireMoney } from '@egcr/contract/money';
import { assetOf, signsOf } from '@egcr/ledger/contract';
import { decimalMark } from '@egcr/ui/format-money';
import * as z from 'zod/mini';

import type { OfferTerms } from '../../contract/index.ts';
import { offerIssue } from '../../contract/offer-rules.ts';
import { OFFER_NOTE_MAX_LENGTH } from '../../contract/limits.ts';

/** An offer as it is typed: the pay in the reader's way of writing. */
export const typedJobOffer = z.strictObject({
  pay: z.string().check(z.minLength(1, 'not_a_number')),
  starts_on: z.string().check(z.minLength(1, 'required')),
  note: z.string().check(z.maxLength(OFFER_NOTE_MAX_LENGTH, 'too_long')),
});
export type TypedJobOffer = z.output<typeof typedJobOffer>;

/** The mark before the decimals, as a reader of the language types it. */
function decimalIn(locale: string): '.' | ',' | '٫' {
  const mark = decimalMark(locale);
  return mark === ',' || mark === '٫' ? mark : '.';
}

/** What was posted as the least, as it would be typed. */
export const asTyped = ({ value, assetScale }: WireMoney, locale: string): string =>
  toMajorText(BigInt(value), assetScale).replace('.', decimalIn(locale));

interface Read {
  readonly terms?: OfferTerms;
  readonly issue?: { readonly field: 'pay' | 'starts_on'; readonly code: string };
}

/** What is typed, as the call takes it; or what is wrong with it now. */
export function readOffer(
  typed: TypedJobOffer,
  { min, locale, now }: { readonly min: WireMoney; readonly locale: string; readonly now: Date },
): Read {
  const { assetCode, assetScale } = min;
  const asset = assetOf(assetCode);
  const signs = asset && signsOf(asset);
  const read = parseMajor(typed.pay, { scale: assetScale, decimal: decimalIn(locale), signs });
  if (!('amountMinor' in read) || read.amountMinor > AMOUNT_MINOR_MAX)
    return { issue: { field: 'pay', code: 'not_a_number' } };
  const { starts_on, note } = typed;
  const offered = { assetCode, minor: read.amountMinor, startsOn: starts_on };
  const issue = offerIssue(offered, { assetCode, minMinor: BigInt(min.value) }, now);
  if (issue !== undefined) return { issue };
  return { terms: { pay: { value: read.amountMinor.toString(), assetCode, assetScale }, starts_on, note } };
}
