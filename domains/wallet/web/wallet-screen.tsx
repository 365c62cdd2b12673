import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Slot } from '@egcr/web-kit/slots.tsx';
import { useWay } from '@egcr/web-kit/way';

import { BalanceCard } from './balance-card.tsx';
import { WalletTotal } from './convert/wallet-total.tsx';
import { CurrencyList } from './currency-list.tsx';
import { holdingsOf } from './currencies.ts';
import { MovementList } from './history/movement-list.tsx';
import { ActionRow } from './home/action-row.tsx';
import { InPots } from './home/in-pots.tsx';
import { MoreLinks } from './home/more-links.tsx';
import { ToPayBanner } from './home/to-pay-banner.tsx';
import { useWalletText } from './messages/index.ts';
import { useWallet, type WalletReading } from './queries.ts';
import { ReceiveCard } from './receive-card.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

const LATEST = 5;

/** `/wallet`: what one holds, what one can do with it, what moved last. */
export function Screen() {
  const t = useWalletText();
  const say = useSentences();
  const wallet = useWallet();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('title')} description={t('lead')} />
      <Slot name="wallet.standing" />
      {wallet.data && <Holdings wallet={wallet.data} />}
      {wallet.isPending && <WalletSkeleton />}
      {wallet.isError && !wallet.data && (
        <ErrorCard
          title={t('failed.title')}
          description={say.failure(wallet.error)}
          retryLabel={t('failed.retry')}
          onRetry={() => void wallet.refetch()}
        />
      )}
    </div>
  );
}

function Holdings({ wallet }: { readonly wallet: WalletReading }) {
  const t = useWalletText();
  const { isKnownPath } = useWay();
  const [jvd, ...others] = holdingsOf(wallet.accounts);
  // Money can come from the sandbox, or from a bank wherever it can go to one.
  const canAdd = wallet.sandbox || isKnownPath('/wallet/withdraw');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        {jvd && <BalanceCard holding={jvd} />}
        <WalletTotal wallet={wallet} />
        <InPots wallet={wallet} />
        <ActionRow canAdd={canAdd} />
        <ToPayBanner />
        <Card
          title={t('history.latest')}
          action={
            <Link look="standalone" href="/wallet/history" className="-my-3">
              {t('history.all')}
            </Link>
          }
        >
          <MovementList limit={LATEST} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <MoreLinks />
        <Card title={t('currencies.title')}>
          <CurrencyList holdings={others} />
        </Card>
        <ReceiveCard accounts={wallet.accounts} />
      </div>
    </div>
  );
}
