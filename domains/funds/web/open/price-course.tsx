import { LineChart } from '@egcr/ui/line-chart';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { WealthFundPage } from '../../contract/open-calls.ts';
import { priceText } from '../unit-formats.ts';
import { openTexts } from './texts.ts';

/** The price of a unit at each valuation. */
export function PriceCourse({ fund: { history } }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const when = (at = '') => formats.date(at);
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-xl font-semibold">{t('history')}</h2>
      {history.length < 2 ? (
        <p className="text-ink-2">{t('history.few')}</p>
      ) : (
        <LineChart
          caption={t('history')}
          labelHeader={t('history.when')}
          valueHeader={t('price')}
          tableLabel={t('history.table')}
          axisText={(value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)}
          ends={[when(history[0]?.at), when(history.at(-1)?.at)]}
          points={history.map(({ at, price }) => ({
            at_ms: Date.parse(at),
            // Only for drawing; every figure that is read is exact text.
            value: Number(price),
            label: formats.date(at),
            text: priceText(price, locale),
          }))}
        />
      )}
    </section>
  );
}
