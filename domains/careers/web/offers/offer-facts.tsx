import { usePay } from '@egcr/jobs/web';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useDayText } from '@egcr/web-kit/day-text';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { JobOffer } from '../../contract/index.ts';
import { offerTexts } from './texts.ts';

/** What an employer offers: the pay, the first day, and what they wrote. */
export function OfferFacts({ offer }: { readonly offer: JobOffer }) {
  const t = useText(offerTexts);
  const pay = usePay();
  const day = useDayText();
  return (
    <div role="group" aria-label={t('title')} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <KeyValueList
        items={[
          { key: t('pay'), value: pay({ pay_min: offer.pay, pay_max: offer.pay, period: offer.period }) },
          { key: t('starts'), value: day(offer.starts_on) },
        ]}
      />
      {offer.note !== '' && (
        <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
          {offer.note}
        </p>
      )}
    </div>
  );
}
