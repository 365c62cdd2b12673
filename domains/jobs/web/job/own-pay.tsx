import { localPreferences } from '@egcr/locale/web';
import { isRateCurrency } from '@egcr/rates/contract';
import { agoText, useRates } from '@egcr/rates/web';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePreferredCurrency } from '@egcr/web-kit/preferred-currency';

import type { JobCard } from '../../contract/index.ts';
import { usePay } from '../job-facts.tsx';
import { payIn } from './own-pay-rules.ts';
import { jobPageTexts } from './texts.ts';

/** What the job pays in the currency that the reader prefers, as a rough figure after the employer’s own. */
export function OwnPay({ job }: { readonly job: Pick<JobCard, 'pay_min' | 'pay_max' | 'period'> }) {
  const t = useText(jobPageTexts);
  const { locale } = useLanguage();
  const pay = usePay();
  // On public pages nothing else has read what the reader chose.
  const preferred = usePreferredCurrency() ?? localPreferences().currency;
  const isOther = preferred !== undefined && preferred !== job.pay_max.assetCode;
  const rates = useRates(isOther && isRateCurrency(preferred) ? preferred : undefined);
  const own = rates.data && payIn(job, rates.data);
  if (own === undefined) return null;
  return (
    <span className="block text-sm font-normal text-ink-2">
      {t(own.isSample ? 'pay.about.sample' : 'pay.about', { pay: pay(own), time: agoText(own.asOf, locale) })}
    </span>
  );
}
