import { Badge } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import { BalanceAmount } from './balance-amount.tsx';
import { Banknote } from './banknote.tsx';
import type { Holding } from './currencies.ts';
import { useStop } from './frozen/frozen-banner.tsx';
import { useFrozenText } from './frozen/texts.ts';
import { useWalletText } from './texts.ts';

/** The JVD balance: what can be spent, and what is held where something is. */
export function BalanceCard({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  return (
    <Banknote title={t('balance.title')} titleId="wallet-balance">
      <div className="flex flex-col gap-2">
        <BalanceAmount amount={holding.available} />
        <Spendable holding={holding} />
      </div>
    </Banknote>
  );
}

function Spendable({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  const f = useFrozenText();
  const stop = useStop();
  return (
    <>
      {stop && (
        <p>
          <Badge tone="warn">{f(stop === 'frozen' ? 'badge' : 'held.badge')}</Badge>
        </p>
      )}
      {holding.held.value !== '0' && <Held holding={holding} />}
      {holding.held.value === '0' && !holding.isEmpty && !stop && (
        <p className="text-sm text-ink-2">{t('balance.none_held')}</p>
      )}
    </>
  );
}

function Held({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? t('amounts.hidden') : undefined;
  const parts = [
    { label: t('balance.available'), amount: holding.available },
    { label: t('balance.held'), amount: holding.held },
    { label: t('balance.total'), amount: holding.balance },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {parts.map(({ label, amount }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-semibold">
            <Money amount={amount} concealedLabel={concealedLabel} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
