import type { QuoteText } from './texts.ts';

/** What a payment at a quote may be refused for, as sentences: each screen takes them into its own. */
export function acrossWords(q: QuoteText, currency: string) {
  return {
    rate_stale: q('stale.title'),
    quote_used: q('used'),
    quote_void: q('void'),
    quote_expired: q('expired.title'),
    quote_mismatch: q('mismatch'),
    liquidity_short: q('short', { currency }),
  };
}

/** Why there is no quote. */
export function noQuoteWords(q: QuoteText) {
  return {
    same_currency: q('same'),
    rate_unavailable: q('unavailable'),
    rate_stale: q('stale.title'),
    amount_too_small: q('too_small'),
  };
}
