import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Page, PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { NotShown } from '@egcr/wallet/web';

import { useRequestsText } from './texts.ts';
import { OwnRequest } from './own-request.tsx';
import { PayRequest } from './pay-request.tsx';
import { useRequest } from './queries.ts';

/** `/wallet/requests/$requestId`: the page to pay it on, or to see what became of it; `?made=1` right after asking. */
export function Screen() {
  const t = useRequestsText();
  const requestId = usePathPart('requestId');
  const isNew = useSearchValue('made') === '1';
  return (
    <Page>
      <BackLink href="/wallet/requests">{t('back')}</BackLink>
      {isNew && (
        <Banner tone="ok" isLive>
          {t('made')}
        </Banner>
      )}
      <Content id={requestId} />
    </Page>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useRequestsText();
  const request = useRequest(id);
  if (request.data?.role === 'payer') return <PayRequest key={request.data.id} request={request.data} />;
  if (request.data) return <OwnRequest request={request.data} />;
  if (request.isPending) {
    return (
      <SkeletonGroup label={t('loading')}>
        <PageColumns>
          <Skeleton className="h-96 rounded-xl" />
        </PageColumns>
      </SkeletonGroup>
    );
  }
  return (
    <NotShown
      error={request.error}
      missing={{
        title: t('missing.title'),
        description: t('missing.text'),
        list: { href: '/wallet/requests', title: t('title') },
      }}
      failedTitle={t('failed')}
      onRetry={() => void request.refetch()}
    />
  );
}
