import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSearch } from '@egcr/web-kit/router.tsx';
import type { ReactNode } from 'react';
import { StopBanner, toMinor, useWallet, type WalletReading } from '@egcr/wallet/web';

import type { PayoutAccount } from '../../contract/index.ts';
import { CheckStep } from './check-step.tsx';
import { bankCurrencies, readDraft } from './draft.ts';
import { useBankText } from './texts.ts';
import { usePayoutAccounts } from './queries.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** `/wallet/withdraw`: how much, to which account; then the check; and how far the earlier ones have come. */
export function Screen() {
  const t = useBankText();
  const say = useSentences();
  const wallet = useWallet();
  const accounts = usePayoutAccounts();
  if (wallet.data && accounts.data) return <Steps wallet={wallet.data} accounts={accounts.data} />;
  const failed = wallet.error ?? accounts.error;
  return (
    <Frame>
      {failed ? (
        <ErrorCard
          title={t('failed')}
          description={say.failure(failed)}
          retryLabel={t('retry')}
          onRetry={() => {
            void wallet.refetch();
            void accounts.refetch();
          }}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <PageColumns>
            <Skeleton className="h-96 rounded-xl" />
          </PageColumns>
        </SkeletonGroup>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useBankText();
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      {children}
    </Page>
  );
}

interface StepsProps {
  readonly wallet: WalletReading;
  readonly accounts: readonly PayoutAccount[];
}

function Steps({ wallet, accounts }: StepsProps) {
  const search = useSearch();
  const held = wallet.accounts.find(
    ({ asset, available }) => bankCurrencies.includes(asset) && available.value !== '0',
  );
  const draft = readDraft(search, held?.asset ?? 'USD');
  const chosen = accounts.find(({ id }) => id === draft.account);
  const minor = toMinor({ amount: draft.amount, assetCode: draft.currency }, '.');
  // Who opens the check of nothing enters an amount first.
  if (draft.isChecked && chosen && minor > 0n) return <CheckStep draft={draft} account={chosen} />;
  return (
    <Frame>
      <StopBanner />
      <WithdrawForm draft={draft} accounts={accounts} wallet={wallet} />
    </Frame>
  );
}
