import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { exchangeRefusals } from '../contract/refusals.ts';
import { refusePast, whyNotTaken } from './convert-money.ts';
import { makeQuote, stateOf } from './make-quote.ts';
import type { ExchangeParts } from './parts.ts';
import { readQuote, type KeptQuote } from './quote-store.ts';

/**
 * One's own quote that a payment may be made at now. Refuses not_found, quote_used, rate_stale; and quote_void or quote_expired with a new
 * quote for the same amount and side in its place, so that the payer only has to agree again.
 */
export async function openQuote(
  parts: ExchangeParts,
  work: Work,
  wanted: { readonly id: string; readonly userId: string },
): Promise<KeptQuote> {
  const quote = await readQuote(work.db, wanted);
  if (!quote) throw new Refusal(platformRefusals.not_found, { field: 'quote_id' });
  const state = stateOf(quote, work.now);
  if (state === 'used') throw whyNotTaken(quote);
  if (state !== 'open') throw await withAnother(parts, work, quote, whyNotTaken(quote));
  try {
    await refusePast(parts, work, quote);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== exchangeRefusals.quote_void) throw error;
    throw await withAnother(parts, work, quote, error);
  }
  return quote;
}

async function withAnother(
  parts: ExchangeParts,
  work: Work,
  { from, to, side, sourceMinor, targetMinor }: KeptQuote,
  refusal: Refusal,
): Promise<Refusal> {
  const amount =
    side === 'source'
      ? toWire({ amountMinor: sourceMinor, asset: from })
      : toWire({ amountMinor: targetMinor, asset: to });
  const { id, source, target, expires_at, expires_in_s } = await makeQuote(parts, work, {
    body: { from, to, side, amount },
  });
  const members = {
    ...refusal.extras.members,
    quote_id: id,
    pays: source.value,
    arrives: target.value,
    expires_at: toInstant(new Date(expires_at)),
    expires_in_s,
  };
  return new Refusal(refusal.kind, { ...refusal.extras, members, keepsWork: true });
}
