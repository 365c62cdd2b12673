import type { PostedTransfer } from '@egcr/ledger/server';
import { conversionIn, type ConversionLegMeta } from '@egcr/wallet/server';
import * as z from 'zod/mini';

import type { Conversion } from '../contract/convert.ts';
import { toTerms } from './make-quote.ts';
import type { KeptQuote } from './quote-store.ts';

/** The leg that takes the fee; those that give and take the money have the wallet's names, which shows them. */
export const CONVERSION_FEE = 'conversion_fee';

/** What a receipt says beyond the two sides, whatever becomes of the quote. */
const meta = z.object({
  quote_id: z.string(),
  fee_bps: z.number(),
  mid: z.string(),
  spread_bps: z.number(),
  rate_source: z.string(),
  rate_as_of: z.string(),
  sample: z.number(),
});

/** What the ledger keeps with both sides: all that a receipt says. */
export function metaOf(quote: KeptQuote, conversionId: string): ConversionLegMeta & z.infer<typeof meta> {
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
export function conversionOf(transfer: Pick<PostedTransfer, 'postedAt' | 'meta'>): Conversion {
  const { sample, ...read } = z.parse(meta, transfer.meta);
  return { ...conversionIn(transfer), ...read, sample: sample === 1 };
}
