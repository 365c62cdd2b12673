import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { WealthFundPage } from '../../contract/open-calls.ts';
import { openTexts } from './texts.ts';

/** What may be spent of the fund this year, and the values from which it follows. */
export function Spending({ fund: { spending } }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  const formats = useFormats();
  const year = (each: number) => String(each);
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-xl font-semibold">{t('spending', { year: year(spending.year) })}</h2>
      <p className="text-ink-2">{t('spending.rule', { percent: formats.percent(spending.percent / 100) })}</p>
      {spending.cap === null ? (
        <p>{t('spending.none')}</p>
      ) : (
        <>
          <p className="text-2xl font-strong text-brand-text">
            <Money amount={spending.cap} />
          </p>
          <KeyValueList
            items={[
              { key: t('spending.spent'), value: <Money amount={spending.spent} /> },
              ...spending.years.map((each) => ({
                key: t('spending.end', { year: year(each.year) }),
                value: <Money amount={each.net_assets} />,
              })),
            ]}
          />
        </>
      )}
    </section>
  );
}
