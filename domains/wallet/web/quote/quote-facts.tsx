import type { Conversion } from '@egcr/exchange/contract';
import { rateFigure, RateOrigin } from '@egcr/rates/web';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import { useQuoteText } from './texts.ts';

/** What quote and conversion both say. */
export type ConvertTermsShown = Pick<
  Conversion,
  | 'from'
  | 'to'
  | 'source'
  | 'fee'
  | 'target'
  | 'rate'
  | 'mid'
  | 'spread_bps'
  | 'fee_bps'
  | 'rate_source'
  | 'rate_as_of'
  | 'sample'
>;

/** What a conversion costs and why: rate, fee, distance to the middle rate, source and age. */
export function useCostFacts(
  terms: ConvertTermsShown | undefined,
): readonly { key: string; value: ReactNode }[] {
  const t = useQuoteText();
  const { locale } = useLanguage();
  const formats = useFormats();
  if (!terms) return [];
  const { from, to, rate, mid, fee, fee_bps, spread_bps, rate_source, rate_as_of, sample } = terms;
  const line = (figure: string) => (
    <bdi className="num">{t('line', { from, to, rate: rateFigure(figure, locale) })}</bdi>
  );
  return [
    { key: t('rate'), value: line(rate) },
    { key: t('fee', { percent: formats.percent(fee_bps / 10_000) }), value: <Money amount={fee} /> },
    ...(spread_bps === 0
      ? []
      : [
          { key: t('mid'), value: line(mid) },
          { key: t('spread'), value: <span className="num">{formats.percent(spread_bps / 10_000)}</span> },
        ]),
    { key: t('origin'), value: <RateOrigin source={rate_source} sample={sample} asOf={rate_as_of} /> },
  ];
}

export function QuoteFacts({ terms }: { readonly terms: ConvertTermsShown }) {
  return <KeyValueList items={[...useCostFacts(terms)]} />;
}
