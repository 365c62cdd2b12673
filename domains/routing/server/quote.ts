import type { ReplyOf } from '@egcr/contract/endpoint';

import { transferOf, type QuoteQuestion, type quoteCall } from '../contract/quote.ts';

/** Answers a quote between two providers. Pure: the question has checked that something is left to receive. */
export function quote(question: QuoteQuestion): ReplyOf<typeof quoteCall> {
  const transfer = transferOf(question);
  const received = transfer - BigInt(question.payee_fee) + BigInt(question.commission);
  const { assetCode, assetScale } = question.amount;
  const money = (value: bigint) => ({ value: value.toString(), assetCode, assetScale });
  return { transfer: money(transfer), payee_receives: money(received) };
}
