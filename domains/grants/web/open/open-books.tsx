import { Bars } from '@egcr/ui/bars';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { Programme } from '../../contract/programme-shape.ts';
import { openTexts } from './texts.ts';

/** What came in, what is promised, paid, given back and still free, as the ledger has it. */
export function OpenBooks({ programme }: { readonly programme: Programme }) {
  const t = useText(openTexts);
  const { locale } = useLanguage();
  const { left, promised, paid, returned } = programme;
  const total = [left, promised, paid].reduce((sum, { value }) => sum + BigInt(value), 0n);
  const figures = [
    ['total', { ...left, value: total.toString() }],
    ['promised', promised],
    ['paid', paid],
    ['returned', returned],
    ['left', left],
  ] as const;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('books')}</h2>
      <div className="card p-5">
        <Bars
          layout="rows"
          caption={t('books.text')}
          valueHeader={t('books.value')}
          labelHeader={t('books.label')}
          tableLabel={t('books')}
          points={figures.map(([name, amount]) => ({
            label: t(`books.${name}`),
            value: Number(amount.value),
            text: formatMoney(amount, { locale, isTrimmed: true }),
          }))}
        />
      </div>
    </section>
  );
}
