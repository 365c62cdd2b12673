import { hrefOf } from '@egcr/contract/product-screens';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Slot, useSlotsAhead, type Offered } from '@egcr/web-kit/slots.tsx';
import { useWay } from '@egcr/web-kit/way';

import type { WalletSlots } from '../contract/index.ts';
import { BalanceCard } from './balance-card.tsx';
import { WalletTotal } from './home/wallet-total.tsx';
import { holdingsOf, type Holding } from './currencies.ts';
import { FrozenBanner } from './frozen/frozen-banner.tsx';
import { ActionRow } from './home/action-row.tsx';
import { CurrencyCards } from './home/currency-cards.tsx';
import { PotsCard } from './home/pots-card.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { useWalletText } from './texts.ts';
import { useWallet, type WalletReading } from './queries.ts';
import { ReceiveCard } from './receive-card.tsx';
import { SpendingCard } from './spending/spending-card.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

const WalletPlace: Offered<WalletSlots> = Slot;

const SLOTS = ['wallet.waiting', 'wallet.pending'] as const satisfies readonly (keyof WalletSlots)[];

/** `/wallet`: what one holds, what one can do with it, what moved last. */
export function Screen() {
  const t = useWalletText();
  const say = useSentences();
  const wallet = useWallet();
  useSlotsAhead(SLOTS);
  return (
    <Page>
      <PageHeading title={t('title')} />
      <FrozenBanner />
      <WalletPlace name="wallet.top" />
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
    </Page>
  );
}

function Holdings({ wallet }: { readonly wallet: WalletReading }) {
  const { isKnownPath } = useWay();
  const [jvd, ...others] = holdingsOf(wallet.accounts);
  // Money can come from the sandbox, or from a bank wherever it can go to one.
  const canAdd = wallet.sandbox || isKnownPath(hrefOf('wallet-withdraw'));
  return (
    <PageColumns
      aside={
        <>
          <SpendingCard
            currencies={[jvd, ...others].flatMap((each) => (isShown(each) ? [each.asset] : []))}
          />
          <PotsCard />
          <ReceiveCard accounts={wallet.accounts} />
        </>
      }
    >
      {jvd && <BalanceCard holding={jvd} />}
      <WalletTotal wallet={wallet} />
      <ActionRow canAdd={canAdd} />
      <CurrencyCards holdings={others} />
      <WalletPlace name="wallet.waiting" />
      <LatestTransactions />
    </PageColumns>
  );
}

function isShown(holding: Holding | undefined): holding is Holding {
  return holding !== undefined && (holding.asset === 'JVD' || !holding.isEmpty);
}
