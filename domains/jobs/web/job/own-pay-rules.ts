import type { WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { convertRoughly, invert, parseRate, type RatesReply } from '@egcr/rates/contract';

import type { JobCard } from '../../contract/index.ts';

type Pay = Pick<JobCard, 'pay_min' | 'pay_max' | 'period'>;

/** What a job pays in another currency: a figure for the eye, in whole units, never for a comparison or a payment. */
export interface OwnPay extends Pay {
  readonly asOf: string;
  readonly isSample: boolean;
}

/** The pay in the currency of the rates; undefined where it is paid in that, where nothing is paid, and where no fresh rate is known. */
export function payIn(job: Pay, rates: RatesReply): OwnPay | undefined {
  const { assetCode } = job.pay_max;
  if (assetCode === rates.base || job.pay_max.value === '0') return undefined;
  const rate = rates.items.find(({ quote }) => quote === assetCode);
  const mid = rate && parseRate(rate.mid);
  if (rate === undefined || mid === undefined || rate.stale) return undefined;
  const toScale = assetOf(rates.base)?.scale ?? 0;
  const unit = 10n ** BigInt(toScale);
  const converted = ({ value, assetScale }: WireMoney): WireMoney => {
    const whole = convertRoughly(BigInt(value), { rate: invert(mid), fromScale: assetScale, toScale: 0 });
    // Pay for an hour can be less than one unit of a strong currency: then to the smallest one.
    const minor =
      whole >= 10n
        ? whole * unit
        : convertRoughly(BigInt(value), { rate: invert(mid), fromScale: assetScale, toScale });
    return { value: minor.toString(), assetCode: rates.base, assetScale: toScale };
  };
  return {
    pay_min: converted(job.pay_min),
    pay_max: converted(job.pay_max),
    period: job.period,
    asOf: rate.as_of,
    isSample: rate.sample,
  };
}
