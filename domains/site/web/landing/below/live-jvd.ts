import type { MoneyAmount } from '@egcr/ui/format-money';
import { useEffect, useState } from 'react';

/** What the front page tells of JVD as it is now. */
export interface LiveJvd {
  /** Dollars for one JVD, as decimal text. */
  readonly price: string;
  readonly isStale: boolean;
  readonly circulating: MoneyAmount | undefined;
  readonly isPlayMoney: boolean;
  readonly cap: MoneyAmount | undefined;
}

const ADDRESS = '/api/v1/rates/jvd';
const PATIENCE_MS = 8_000;

/** Read once, without the machinery of signed-in pages; `failed` where no answer comes. */
export function useLiveJvd(): LiveJvd | 'waiting' | 'failed' {
  const [live, setLive] = useState<LiveJvd | 'waiting' | 'failed'>('waiting');
  // The server is outside React.
  useEffect(() => {
    const end = new AbortController();
    const patience = setTimeout(() => end.abort(), PATIENCE_MS);
    let isHere = true;
    const tell = (found: LiveJvd | 'failed') => isHere && setLive(found);
    readLiveJvd(end.signal).then(
      (found) => tell(found ?? 'failed'),
      () => tell('failed'),
    );
    return () => {
      isHere = false;
      clearTimeout(patience);
      end.abort();
    };
  }, []);
  return live;
}

async function readLiveJvd(signal: AbortSignal): Promise<LiveJvd | undefined> {
  const response = await fetch(ADDRESS, { headers: { accept: 'application/json' }, signal });
  return response.ok ? toLiveJvd(await response.json()) : undefined;
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
