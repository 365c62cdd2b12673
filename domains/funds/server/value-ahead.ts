import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { cutOffAfter, microText } from '../contract/index.ts';
import { findFund, lastValuations } from './fund-store.ts';
import type { FundParts } from './parts.ts';
import { booksOf } from './units.ts';
import { atLeastNothing, judgeValuation, publish } from './value-fund.ts';

export interface ValuedAhead {
  /** Of the valuation: the same again changes nothing. */
  readonly id: string;
  readonly slug: string;
  /** By how many thousandths of all that the fund has its investments grow or shrink. */
  readonly permille: number;
}

/**
 * Values a fund at the next end of orders that has no price, as if that day were over: for tests that cannot wait for it. Answers the price in
 * decimals. Refuses not_found, then as a valuation does.
 */
export async function valueAhead(
  parts: Pick<FundParts, 'ledger' | 'wallet'>,
  work: Work,
  { id, slug, permille }: ValuedAhead,
): Promise<{ readonly price: string }> {
  const fund = await findFund(work.db, { slug }, { isLocked: true });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  const last = (await lastValuations(work.db, [fund.id])).get(fund.id);
  if (last?.id === id) return { price: microText(last.price_micro) };
  const cutOff = cutOffAfter(last !== undefined && last.cut_off > work.now ? last.cut_off : work.now);
  const books = (await booksOf(parts, work.db, [fund.id])).get(fund.id);
  invariant(books !== undefined, 'a fund has no books');
  const change = ((books.cashMinor + books.investmentsMinor) * BigInt(permille)) / 1000n;
  const payload = {
    fund: fund.id,
    title: slug,
    cut_off: toInstant(cutOff),
    investments: atLeastNothing(books.investmentsMinor + change).toString(),
    liabilities: books.liabilitiesMinor.toString(),
  };
  const judged = await judgeValuation(parts, { db: work.db, now: cutOff }, payload);
  const by = { proposedBy: null, approvedBy: null, is_sample: true };
  await publish(parts, work, { id, payload, judged, by, at: cutOff });
  return { price: microText(judged.price) };
}
