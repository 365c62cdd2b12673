import { addSeconds } from '@egcr/contract/time';
import { handle, type Job, type MountedCall, type Schedule } from '@egcr/server-kit/domain';

import { convertCall, quoteCall, readConversionCall, readQuoteCall } from '../../contract/convert.ts';
import { liquidityCall, moveLiquidityCall } from '../../contract/convert-liquidity.ts';
import { QUOTE_KEEP_S } from '../../contract/limits.ts';
import type { WalletParts } from '../parts.ts';
import { convertMoney, readConversion } from './convert-money.ts';
import { moveLiquidity, readLiquidity } from './liquidity.ts';
import { makeQuote, readOwnQuote } from './make-quote.ts';
import { dropQuotes } from './quote-store.ts';

/** Quotes and conversions. */
export function convertHandlers(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(quoteCall, (work, input) => makeQuote(parts, work, input)),
    handle(readQuoteCall, readOwnQuote),
    handle(convertCall, (work, input) => convertMoney(parts, work, input)),
    handle(readConversionCall, (work, input) => readConversion(parts, work, input)),
    handle(liquidityCall, (work) => readLiquidity(parts, work)),
    handle(moveLiquidityCall, (work, input) => moveLiquidity(parts, work, input)),
  ];
}

const DROP_QUOTES = 'wallet.drop_quotes';

export const convertJobs: Readonly<Record<string, Job>> = {
  [DROP_QUOTES]: (work) => dropQuotes(work.db, addSeconds(work.now, -QUOTE_KEEP_S)),
};

export const convertSchedules: readonly Schedule[] = [{ cron: '43 3 * * *', job: DROP_QUOTES }];
