import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Users } from 'lucide-react';

import { StopBanner } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { AddPayee } from './add-payee.tsx';
import { usePayeesText } from './texts.ts';
import { PayeeList } from './payee-list.tsx';
import { usePayees } from './queries.ts';

/** `/wallet/payees`: the people one pays again. */
export function Screen() {
  const t = usePayeesText();
  const wallet = useWalletText();
  return (
    <Page>
      <BackLink href="/wallet">{wallet('send.back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} actions={<AddPayee />} />
      <StopBanner />
      <Content />
    </Page>
  );
}

function Content() {
  const t = usePayeesText();
  const wallet = useWalletText();
  const say = useSentences();
  const payees = usePayees();
  if (payees.data?.length === 0) {
    return (
      <EmptyState
        icon={<Users aria-hidden className="size-5" />}
        title={t('empty.title')}
        description={t('empty.text')}
      />
    );
  }
  if (payees.data) return <PayeeList payees={payees.data} />;
  if (payees.isError) {
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(payees.error)}
        retryLabel={wallet('failed.retry')}
        onRetry={() => void payees.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
