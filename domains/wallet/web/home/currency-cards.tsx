import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';

import { currencyName, type Holding } from '../currencies.ts';
import { useStop } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { AddCurrency } from './add-currency.tsx';
import { useHomeText } from './texts.ts';

interface CurrencyCardsProps {
  /** Every currency but JVD, whose balance is the page's. */
  readonly holdings: readonly Holding[];
}

/** A card for each currency that one holds besides JVD; the others are one press away. */
export function CurrencyCards({ holdings }: CurrencyCardsProps) {
  const t = useHomeText();
  const held = holdings.filter(({ isEmpty }) => !isEmpty);
  return (
    <section aria-labelledby="wallet-currencies" className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="wallet-currencies" className="text-lg font-semibold">
          {t('currencies')}
        </h2>
        <AddCurrency holdings={holdings.filter(({ isEmpty }) => isEmpty)} />
      </div>
      {held.length > 0 && (
        <ul className="grid gap-4 @min-[30rem]:grid-cols-2">
          {held.map((holding) => (
            <CurrencyCard key={holding.asset} holding={holding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CurrencyCard({ holding }: { readonly holding: Holding }) {
  const { locale } = useLanguage();
  const concealedLabel = useConcealedLabel();
  const name = currencyName(holding.asset, locale);
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-5">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="num font-semibold">{holding.asset}</span>
        {name !== holding.asset && <span className="text-ink-2">{name}</span>}
      </h3>
      <Money amount={holding.available} size="fit-medium" concealedLabel={concealedLabel} />
      {holding.held.value !== '0' && <Held holding={holding} />}
      <Acts holding={holding} />
    </li>
  );
}

function Held({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  const concealedLabel = useConcealedLabel();
  const parts = [
    { label: t('balance.held'), amount: holding.held },
    { label: t('balance.total'), amount: holding.balance },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {parts.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium">
            <Money amount={amount} concealedLabel={concealedLabel} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What can be done with it; nothing while the wallet is frozen or held, which the banner on top of the page says. */
function Acts({ holding: { asset } }: { readonly holding: Holding }) {
  const t = useHomeText();
  const { isKnownPath } = useWay();
  if (useStop() !== undefined) return null;
  const acts = [
    { name: 'send', href: `${hrefOf('wallet-send')}?currency=${asset}` },
    { name: 'convert', href: `${hrefOf('wallet-convert')}?from=${asset}&to=JVD` },
  ] as const;
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {acts
        .filter(({ name }) => name === 'send' || isKnownPath(hrefOf('wallet-convert')))
        .map(({ name, href }) => (
          <ButtonLink key={name} look="secondary" size="small" href={href}>
            {t(`action.${name}`)}
            <VisuallyHidden> {asset}</VisuallyHidden>
          </ButtonLink>
        ))}
    </div>
  );
}

function useConcealedLabel(): string | undefined {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  return isConcealed ? t('amounts.hidden') : undefined;
}
