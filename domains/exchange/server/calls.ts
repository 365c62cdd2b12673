import type { ProposalKind } from '@egcr/approvals/server';
import { addSeconds } from '@egcr/contract/time';
import { handle, type Job, type MountedCall, type Schedule } from '@egcr/server-kit/domain';

import type { ExchangeParts } from './parts.ts';
import { QUOTE_KEEP_S } from '../contract/limits.ts';
import { convertCall, quoteCall, readConversionCall, readQuoteCall } from '../contract/convert.ts';
import { sendAcrossCall } from '../contract/send-across.ts';
import { liquidityCall, moveLiquidityCall } from '../contract/convert-liquidity.ts';
import { convertMoney, readConversion } from './convert-money.ts';
import { liquidityProposal, readLiquidity } from './liquidity.ts';
import { makeQuote, readOwnQuote } from './make-quote.ts';
import { dropQuotes } from './quote-store.ts';
import { sendAcross } from './send-across.ts';

type ConvertProposals = Readonly<Record<'liquidity', ProposalKind>>;

/** What of it takes two people. */
export function convertProposals(parts: ExchangeParts): ConvertProposals {
  return { liquidity: liquidityProposal(parts) };
}

/** Quotes and conversions. */
export function convertHandlers(
  parts: ExchangeParts,
  { liquidity }: ConvertProposals,
): readonly MountedCall[] {
  return [
    handle(quoteCall, (work, input) => makeQuote(parts, work, input)),
    handle(readQuoteCall, readOwnQuote),
    handle(convertCall, (work, input) => convertMoney(parts, work, input)),
    handle(sendAcrossCall, (work, input) => sendAcross(parts, work, input)),
    handle(readConversionCall, (work, input) => readConversion(parts, work, input)),
    handle(liquidityCall, (work) => readLiquidity(parts, work)),
    handle(moveLiquidityCall, (work, { body: { reason, ...payload } }) =>
      parts.approvals.propose(work, liquidity, { subject: payload.amount.assetCode, payload, reason }),
    ),
  ];
}

const DROP_QUOTES = 'exchange.drop_quotes';

export const convertJobs: Readonly<Record<string, Job>> = {
  [DROP_QUOTES]: (work) => dropQuotes(work.db, addSeconds(work.now, -QUOTE_KEEP_S)),
};

export const convertSchedules: readonly Schedule[] = [{ cron: '43 3 * * *', job: DROP_QUOTES }];
