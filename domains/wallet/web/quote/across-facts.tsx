import { RateOrigin, rateFigure } from '@egcr/rates/web';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Transfer } from '../../contract/index.ts';
import { useQuoteText } from './texts.ts';

/** What a receipt says of money that changed currency on its way: both amounts, rate and fee. Nothing where it did not. */
export function useAcrossFacts(
  conversion: Transfer['conversion'],
): readonly { readonly key: string; readonly value: ReactNode }[] {
  const q = useQuoteText();
  const { locale } = useLanguage();
  const formats = useFormats();
  if (!conversion) return [];
  const { source, target, fee, rate, fee_bps = 0, rate_source, rate_as_of, sample = false } = conversion;
  const [from, to] = [source.assetCode, target.assetCode];
  return [
    { key: q('across.left'), value: <Money amount={source} /> },
    { key: q('across.arrived'), value: <Money amount={target} /> },
    {
      key: q('rate'),
      value: <bdi className="num">{q('line', { from, to, rate: rateFigure(rate, locale) })}</bdi>,
    },
    { key: q('fee', { percent: formats.percent(fee_bps / 10_000) }), value: <Money amount={fee} /> },
    ...(rate_source === undefined || rate_as_of === undefined
      ? []
      : [
          {
            key: q('origin'),
            value: <RateOrigin source={rate_source} sample={sample} asOf={rate_as_of} />,
          },
        ]),
  ];
}
