import { ButtonLink } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { Send } from 'lucide-react';

import { BalanceAmount } from './balance-amount.tsx';
import { Banknote } from './banknote.tsx';
import { StopBanner, useStop } from './frozen/frozen-banner.tsx';
import { WalletTotal } from './home/wallet-total.tsx';
import { holdingsOf } from './currencies.ts';
import { useWalletText } from './texts.ts';
import { useWallet, type WalletReading } from './queries.ts';

/** The wallet on the dashboard: what there is, and the two ways on. */
export function Slot() {
  const t = useWalletText();
  const wallet = useWallet();
  const isStopped = useStop() !== undefined;
  return (
    <Banknote title={t('strip.title')} titleId="wallet-strip">
      {/* Other currencies and the total come later than the balance: their lines are kept free, so that nothing below moves. */}
      <div className="min-h-32">
        {wallet.data && <Holdings wallet={wallet.data} />}
        {wallet.isPending && (
          <SkeletonGroup label={t('loading')}>
            <Skeleton className="h-14 max-w-60" />
          </SkeletonGroup>
        )}
        {wallet.isError && !wallet.data && <p>{t('failed.title')}</p>}
      </div>
      <StopBanner />
      {/* One above the other on a phone, whatever the width of their words: so tall is the place that was kept. */}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {!isStopped && (
          <ButtonLink href="/wallet/send" icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}>
            {t('send')}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href="/wallet">
          {t('strip.open')}
        </ButtonLink>
      </div>
    </Banknote>
  );
}

function Holdings({ wallet }: { readonly wallet: WalletReading }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const [jvd, ...others] = holdingsOf(wallet.accounts);
  const held = others.filter((holding) => !holding.isEmpty);
  if (!jvd) return null;
  return (
    <div className="flex flex-col gap-2">
      <BalanceAmount amount={jvd.available} />
      {held.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
          {held.map((holding) => (
            <li key={holding.asset}>
              <Money
                amount={holding.available}
                concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <WalletTotal wallet={wallet} />
    </div>
  );
}
