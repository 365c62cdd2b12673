import type { MoneyAmount } from '@egcr/ui/format-money';

import { useReadOnce, type ReadOnce } from '../read-once.ts';

/** What the front page tells of JVD as it is now. */
export interface LiveJvd {
  /** Dollars for one JVD, as decimal text. */
  readonly price: string;
  readonly isStale: boolean;
  readonly circulating: MoneyAmount | undefined;
  readonly isPlayMoney: boolean;
  readonly cap: MoneyAmount | undefined;
}

/** The price and the supply as the rates tell them. */
export function useLiveJvd(): ReadOnce<LiveJvd> {
  return useReadOnce('/api/v1/rates/jvd', toLiveJvd);
}

/** Undefined where the answer says no price. */
export function toLiveJvd(answer: unknown): LiveJvd | undefined {
  const price = memberOf(answer, 'price');
  if (typeof price !== 'string' || !/^\d+(\.\d+)?$/.test(price)) return undefined;
  const supply = memberOf(answer, 'supply');
  return {
    price,
    isStale: memberOf(answer, 'stale') === true,
    circulating: toAmount(memberOf(supply, 'circulating')),
    isPlayMoney: memberOf(supply, 'play_money') === true,
    cap: toAmount(memberOf(supply, 'cap')),
  };
}

function toAmount(given: unknown): MoneyAmount | undefined {
  const [value, assetCode, assetScale] = ['value', 'assetCode', 'assetScale'].map((name) =>
    memberOf(given, name),
  );
  if (typeof value !== 'string' || typeof assetCode !== 'string' || typeof assetScale !== 'number')
    return undefined;
  return { value, assetCode, assetScale };
}

function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.entries(given).find(([key]) => key === name)?.[1];
}
