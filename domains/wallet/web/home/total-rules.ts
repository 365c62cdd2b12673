import type { WireMoney } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { convertRoughly, invert, parseRate, type RatesReply } from '@egcr/rates/contract';

/** What someone holds, all together in one currency: a figure for the eye, not for a payment. */
export interface Total {
  readonly amount: WireMoney;
  /** More than one currency is in it: it depends on rates. */
  readonly isRough: boolean;
  /** The oldest rate behind it; undefined where none was needed. */
  readonly asOf: string | undefined;
  readonly isSample: boolean;
  readonly isStale: boolean;
  /** Currencies that are held and have no rate, so that they are not in it. */
  readonly without: readonly string[];
}

/** Sums amounts of any currencies at middle rates; each is rounded half to even before they are added. */
export function totalOf(held: readonly WireMoney[], rates: RatesReply): Total {
  const base: AssetCode = rates.base;
  const toScale = assetOf(base)?.scale ?? 0;
  const foreign = held.filter(({ value, assetCode }) => assetCode !== base && BigInt(value) !== 0n);
  const used = foreign.map((money) => ({
    money,
    rate: rates.items.find(({ quote }) => quote === money.assetCode),
  }));
  const own = held.filter(({ assetCode }) => assetCode === base);
  let sum = own.reduce((total, { value }) => total + BigInt(value), 0n);
  const without: string[] = [];
  for (const { money, rate } of used) {
    const mid = rate && parseRate(rate.mid);
    if (!mid) without.push(money.assetCode);
    else
      sum += convertRoughly(BigInt(money.value), { rate: invert(mid), fromScale: money.assetScale, toScale });
  }
  const known = used.flatMap(({ rate }) => (rate ? [rate] : []));
  return {
    amount: { value: sum.toString(), assetCode: base, assetScale: toScale },
    isRough: known.length > 0,
    asOf: known.map(({ as_of }) => as_of).toSorted((left, right) => left.localeCompare(right, 'en'))[0],
    isSample: known.some(({ sample }) => sample),
    isStale: known.some(({ stale }) => stale),
    without: [...new Set(without)],
  };
}
