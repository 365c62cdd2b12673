import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { Currency } from '../rules/currencies.ts';
import { WHOLE_HUNDREDTHS } from '../rules/payment-costs.ts';

interface Writers {
  /** Minor units as a person writes them. */
  readonly amount: (minor: bigint) => string;
  /** Hundredths of a percent. */
  readonly percent: (hundredths: bigint) => string;
}

/** The writers of amounts in a currency and of percentages, in the reader's language. */
export function useAmounts({ code, scale }: Currency): Writers {
  const { locale } = useLanguage();
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    amount: (minor) =>
      formatMoney(
        { value: minor.toString(), assetCode: code, assetScale: scale },
        { locale, isTrimmed: true },
      ),
    percent: (hundredths) => percents.format(Number(hundredths) / Number(WHOLE_HUNDREDTHS)),
  };
}
