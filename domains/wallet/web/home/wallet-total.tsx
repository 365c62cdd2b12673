import { isRateCurrency } from '@egcr/rates/contract';
import { agoText, useRates } from '@egcr/rates/web';
import { Badge } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePreferredCurrency } from '@egcr/web-kit/preferred-currency';

import { useWalletText } from '../texts.ts';
import type { WalletReading } from '../queries.ts';
import { useHomeText } from './texts.ts';
import { totalOf, type Total } from './total-rules.ts';

/** All one holds, pots included, in the currency one prefers; nothing where that currency is all there is. */
export function WalletTotal({ wallet }: { readonly wallet: WalletReading }) {
  const t = useHomeText();
  const preferred = usePreferredCurrency();
  const rates = useRates(preferred !== undefined && isRateCurrency(preferred) ? preferred : undefined);
  if (!rates.data) return null;
  const held = [...wallet.accounts.map(({ balance }) => balance), ...wallet.in_pots];
  const total = totalOf(held, rates.data);
  if (!total.isRough && total.without.length === 0) return null;
  return (
    <div role="group" aria-label={t('total')} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-sm text-ink-2">{t('total')}</span>
      <Figure total={total} />
      <Footnotes total={total} />
    </div>
  );
}

function Figure({ total }: { readonly total: Total }) {
  const w = useWalletText();
  const { isConcealed } = useConcealment();
  if (isConcealed) return <Money amount={total.amount} concealedLabel={w('amounts.hidden')} />;
  return (
    <span className="inline-flex items-baseline gap-1 text-lg font-semibold">
      <span>≈</span>
      <Money amount={total.amount} />
    </span>
  );
}

function Footnotes({ total: { asOf, isSample, isStale, without } }: { readonly total: Total }) {
  const t = useHomeText();
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale).format(without);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      {asOf !== undefined && <span>{t('total.as_of', { time: agoText(asOf, locale) })}</span>}
      {isSample && <Badge>{t('total.sample')}</Badge>}
      {isStale && <Badge tone="warn">{t('total.stale')}</Badge>}
      {without.length > 0 && <span>{t('total.without', { currencies: list })}</span>}
    </span>
  );
}
