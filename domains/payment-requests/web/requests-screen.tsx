import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { Tabs } from '@egcr/ui/tabs';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { HandCoins } from 'lucide-react';
import { useWalletText } from '@egcr/wallet/web';

import { useRequestsText } from './texts.ts';
import { useRequests, useRequestsToPay, type RequestRole } from './queries.ts';
import { RequestRow, REQUESTS_LOOK } from './request-list.tsx';

/** `/wallet/requests?role=requester`: what one is asked for, and what one asked for. */
export function Screen() {
  const t = useRequestsText();
  const wallet = useWalletText();
  const { go } = useWay();
  const asked = useSearchValue('role');
  const role: RequestRole = asked === 'requester' ? 'requester' : 'payer';
  const { count: toPay } = useRequestsToPay();
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{wallet('send.back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} actions={<AskLink />} />
      <Tabs
        label={t('tabs')}
        value={role}
        onValueChange={(value) =>
          go(value === 'requester' ? '/wallet/requests?role=requester' : '/wallet/requests', 'replace')
        }
        tabs={[
          {
            value: 'payer',
            label: t('tab.payer'),
            ...(toPay > 0 ? { count: toPay } : {}),
            content: <Requests of="payer" />,
          },
          { value: 'requester', label: t('tab.requester'), content: <Requests of="requester" /> },
        ]}
      />
    </Page>
  );
}

function AskLink() {
  const t = useRequestsText();
  return (
    <ButtonLink href="/wallet/requests/new" icon={<HandCoins aria-hidden className="size-5" />}>
      {t('ask')}
    </ButtonLink>
  );
}

function Requests({ of: role }: { readonly of: RequestRole }) {
  const t = useRequestsText();
  return (
    <PagedList
      pages={useRequests(role)}
      label={t(`tab.${role}`)}
      renderRow={(request) => <RequestRow key={request.id} request={request} />}
      empty={
        <EmptyState
          icon={<HandCoins aria-hidden className="size-5" />}
          title={t(`empty.${role}.title`)}
          description={t(`empty.${role}.text`)}
        />
      }
      skeleton={<Skeleton className="h-64 rounded-lg" />}
      className={REQUESTS_LOOK}
    />
  );
}
