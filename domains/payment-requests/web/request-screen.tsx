import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Page, PageColumns } from '@egcr/ui/page';
import { Skeleton } from '@egcr/ui/skeleton';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { ListedPage } from '@egcr/wallet/web';

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
  return (
    <ListedPage
      read={useRequest(id)}
      list={{ href: '/wallet/requests', title: t('title') }}
      said={{
        loading: t('loading'),
        unread: t('failed'),
        missing: t('missing.title'),
        missingText: t('missing.text'),
      }}
      waiting={
        <PageColumns>
          <Skeleton className="h-96 rounded-xl" />
        </PageColumns>
      }
    >
      {(request) =>
        request.role === 'payer' ? (
          <PayRequest key={request.id} request={request} />
        ) : (
          <OwnRequest request={request} />
        )
      }
    </ListedPage>
  );
}
