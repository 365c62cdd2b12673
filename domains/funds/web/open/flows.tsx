import { Bars } from '@egcr/ui/bars';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { WealthFundPage } from '../../contract/open-calls.ts';
import { openTexts } from './texts.ts';

/** What people paid in and got back, and where the money of the fund is. */
export function Flows({ fund }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  const { locale } = useLanguage();
  const figures = ['bought', 'given_back', 'spent', 'cash', 'investments', 'liabilities'] as const;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('flows')}</h2>
      <div className="card p-5">
        <Bars
          layout="rows"
          caption={t('flows.text')}
          valueHeader={t('value')}
          labelHeader={t('flows.label')}
          tableLabel={t('flows')}
          points={figures.map((name) => ({
            label: t(`flows.${name}`),
            value: Number(BigInt(fund[name].value) / 100n),
            text: formatMoney(fund[name], { locale, isTrimmed: true }),
          }))}
        />
      </div>
    </section>
  );
}
