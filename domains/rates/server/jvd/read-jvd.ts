import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import type { jvdRateCall } from '../../contract/endpoints.ts';
import { convertRoughly, decimalText, WIRE_DIGITS, type Fraction } from '../../contract/index.ts';
import { JVD_SUPPLY_CAP_MAJOR } from '../../contract/limits.ts';
import type { RatesParts } from '../parts.ts';
import { isStale } from '../rates.ts';
import { readPointAt } from '../store.ts';
import { readLastPrice, readPolicy } from './policy-store.ts';

const JVD_SCALE = 2;
const DOLLAR_SCALE = 2;
const DAY_S = 24 * 3600;

/** JVD in dollars, with what circulates where the ledger is asked. */
export async function readJvd(
  { supply, settings }: RatesParts,
  work: Work,
): Promise<ReplyOf<typeof jvdRateCall>> {
  const [policy, last, circulating] = [
    await readPolicy(work.db),
    await readLastPrice(work.db),
    await supply?.(work.db),
  ];
  const cap = JVD_SUPPLY_CAP_MAJOR * 10n ** BigInt(JVD_SCALE);
  return {
    currency: 'JVD',
    quote: 'USD',
    price: last ? decimalText(last.price, WIRE_DIGITS) : null,
    mode: policy?.mode ?? 'administered',
    source: last?.source ?? null,
    as_of: last ? toInstant(last.asOf) : null,
    stale: last === undefined || isStale(last.asOf, work.now),
    change_24h: last ? await changeInDay(work, last.price) : null,
    supply: {
      circulating: circulating === undefined ? null : money(circulating, 'JVD', JVD_SCALE),
      play_money: settings.hasSamples,
      cap: money(cap, 'JVD', JVD_SCALE),
    },
    market_value:
      circulating === undefined || !last
        ? null
        : money(
            convertRoughly(circulating, { rate: last.price, fromScale: JVD_SCALE, toScale: DOLLAR_SCALE }),
            'USD',
            DOLLAR_SCALE,
          ),
  };
}

const money = (value: bigint, assetCode: string, assetScale: number) => ({
  value: value.toString(),
  assetCode,
  assetScale,
});

/** Last price over the one of a day ago, less one, to four decimals, half up away from zero. */
async function changeInDay({ db, now }: Work, last: Fraction): Promise<string | null> {
  const before = await readPointAt(db, { base: 'JVD', quote: 'USD', at: addSeconds(now, -DAY_S) });
  return before ? changeText(before, last) : null;
}

/** (1.29, 1.2921) is "0.0016". */
export function changeText(before: Fraction, last: Fraction): string {
  const denominator = last.denominator * before.numerator;
  const difference = last.numerator * before.denominator - denominator;
  const size = ((difference < 0n ? -difference : difference) * 20_000n + denominator) / (denominator * 2n);
  const digits = size.toString().padStart(5, '0');
  const sign = difference < 0n && size > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
