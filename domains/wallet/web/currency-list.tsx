import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { currencyName, type Holding } from './currencies.ts';
import { useWalletText } from './messages/index.ts';

/** One line a currency: code, name, what is available. */
export function CurrencyList({ holdings }: { readonly holdings: readonly Holding[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {holdings.map((holding) => (
        <CurrencyRow key={holding.asset} holding={holding} />
      ))}
    </ul>
  );
}

function CurrencyRow({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const name = currencyName(holding.asset, locale);
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <span aria-hidden={name !== holding.asset} className="num w-14 shrink-0 text-sm font-semibold">
        {holding.asset}
      </span>
      <span className="min-w-0 flex-1 text-sm text-ink-2 wrap-anywhere">
        {name === holding.asset ? null : name}
      </span>
      {holding.isEmpty && !isConcealed ? (
        <span className="text-sm text-ink-2">
          <span className="sr-only">{t('currencies.empty')}</span>
          <span aria-hidden>
            <Money amount={holding.available} />
          </span>
        </span>
      ) : (
        <Money
          amount={holding.available}
          className="font-semibold"
          concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
        />
      )}
    </li>
  );
}
