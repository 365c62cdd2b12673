import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useLocation, useParams } from '@tanstack/react-router';

import { useWalletText } from '../messages/index.ts';
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
  const wallet = useWalletText();
  const say = useSentences();
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
  if (isRefusal(request.error, 'not_found')) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeading title={t('missing.title')} description={t('missing.text')} />
        <div>
          <ButtonLink look="secondary" href="/wallet/requests">
            {t('title')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <ErrorCard
      headingLevel={1}
      title={t('failed')}
      description={say.failure(request.error)}
      retryLabel={wallet('failed.retry')}
      onRetry={() => void request.refetch()}
    />
  );
}
