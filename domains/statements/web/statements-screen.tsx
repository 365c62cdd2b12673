import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Select } from '@egcr/ui/select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { WalletAccount } from '@egcr/wallet/contract';
import { currencyName, useWallet } from '@egcr/wallet/web';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearchValue } from '@egcr/web-kit/router.tsx';

import { useStatementText } from './texts.ts';
import { MonthList } from './month-list.tsx';
import { OwnPeriod } from './own-period.tsx';

/** `/wallet/statements`: of which account (in the address), of which month, in which format. */
export function Screen() {
  const t = useStatementText();
  return (
    <PageColumns>
      <BackLink href={hrefOf('wallet')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Content />
    </PageColumns>
  );
}

function Content() {
  const t = useStatementText();
  const say = useSentences();
  const wallet = useWallet();
  if (wallet.data) return <Statements accounts={wallet.data.accounts} />;
  if (wallet.isError) {
    return (
      <ErrorCard
        title={t('unloaded')}
        description={say.failure(wallet.error)}
        retryLabel={t('retry')}
        onRetry={() => void wallet.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}

function Statements({ accounts }: { readonly accounts: readonly WalletAccount[] }) {
  const t = useStatementText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const wanted = useSearchValue('currency');
  const account = accounts.find(({ asset }) => asset === wanted) ?? accounts[0];
  if (!account) return null;
  return (
    <>
      <Select
        label={t('account')}
        value={account.asset}
        onValueChange={(code) => go(`/wallet/statements?currency=${code}`, 'replace')}
        options={accounts.map(({ asset }) => {
          const name = currencyName(asset, locale);
          return { value: asset, label: asset, hint: name === asset ? undefined : name };
        })}
      />
      <Card title={t('months')}>
        <MonthList account={account} />
      </Card>
      <Card title={t('own')} description={t('utc')}>
        <OwnPeriod account={account} />
      </Card>
    </>
  );
}
