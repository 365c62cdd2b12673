import { parseMinor } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { assetOf, type AssetCode } from '../../contract/assets.ts';
import type { Conversion } from '../../contract/convert.ts';
import { referenceOf, toWire } from '../../contract/rules.ts';
import type { PostedTransfer } from '../ledger/ledger.ts';
import { toTerms } from './make-quote.ts';
import type { KeptQuote } from './quote-store.ts';

/** The leg that gives the source; its id is that of the conversion. */
export const CONVERSION = 'conversion';
/** The leg that brings the target, and the one that takes the fee. */
export const CONVERSION_IN = 'conversion_in';
export const CONVERSION_FEE = 'conversion_fee';

/** Whether a transfer is one of the two sides of a conversion. */
export function isConversion({ kind }: Pick<PostedTransfer, 'kind'>): boolean {
  return kind === CONVERSION || kind === CONVERSION_IN;
}

const minor = z.string().check(z.refine((text) => parseMinor(text) !== undefined));

/** What the ledger keeps with both sides: all that a receipt says, whatever becomes of the quote. */
const meta = z.object({
  conversion_id: z.string(),
  from: z.string(),
  quote_id: z.string(),
  source: minor,
  fee: minor,
  fee_bps: z.number(),
  target: minor,
  to: z.string(),
  rate: z.string(),
  mid: z.string(),
  spread_bps: z.number(),
  rate_source: z.string(),
  rate_as_of: z.string(),
  sample: z.number(),
});
type ConversionMeta = z.infer<typeof meta>;

export function metaOf(quote: KeptQuote, conversionId: string): ConversionMeta {
  const terms = toTerms(quote);
  return {
    conversion_id: conversionId,
    from: terms.from,
    quote_id: quote.id,
    source: terms.source.value,
    fee: terms.fee.value,
    fee_bps: terms.fee_bps,
    target: terms.target.value,
    to: terms.to,
    rate: terms.rate,
    mid: terms.mid,
    spread_bps: terms.spread_bps,
    rate_source: terms.rate_source,
    rate_as_of: terms.rate_as_of,
    sample: terms.sample ? 1 : 0,
  };
}

/** A conversion, from either of its sides. */
export function conversionOf({
  postedAt,
  meta: kept,
}: Pick<PostedTransfer, 'postedAt' | 'meta'>): Conversion {
  const read = z.parse(meta, kept);
  const id = read.conversion_id;
  const [from, to] = [codeOf(read.from), codeOf(read.to)];
  const money = (value: string, code: AssetCode) => toWire({ amountMinor: BigInt(value), asset: code });
  return {
    id,
    reference: referenceOf(id),
    state: 'posted',
    from,
    to,
    source: money(read.source, from),
    fee: money(read.fee, from),
    target: money(read.target, to),
    rate: read.rate,
    mid: read.mid,
    spread_bps: read.spread_bps,
    fee_bps: read.fee_bps,
    rate_source: read.rate_source,
    rate_as_of: read.rate_as_of,
    sample: read.sample === 1,
    quote_id: read.quote_id,
    created_at: toInstant(postedAt),
  };
}

function codeOf(code: string): AssetCode {
  const asset = assetOf(code);
  invariant(asset !== undefined, `a conversion names ${code}, which the contract does not know`);
  return asset.code;
}
