import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLocation, useParams } from '@tanstack/react-router';

import { NotShown } from '../not-shown.tsx';
import { useRequestsText } from './messages/index.ts';
import { OwnRequest } from './own-request.tsx';
import { PayRequest } from './pay-request.tsx';
import { useRequest } from './queries.ts';

/** `/wallet/requests/$requestId`: the page to pay it on, or to see what became of it; `?made=1` right after asking. */
export function Screen() {
  const t = useRequestsText();
  const { requestId = '' } = useParams({ strict: false });
  const isNew = useLocation({ select: (at) => new URLSearchParams(at.searchStr).get('made') === '1' });
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet/requests">{t('back')}</BackLink>
      {isNew && (
        <Banner tone="ok" isLive>
          {t('made')}
        </Banner>
      )}
      <Content id={requestId} />
    </div>
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
        <Skeleton className="h-96 rounded-xl" />
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
