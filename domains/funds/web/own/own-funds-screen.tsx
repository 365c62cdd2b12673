import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useWalletText } from '@egcr/wallet/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { Honest } from '../open/honest.tsx';
import { openTexts } from '../open/texts.ts';
import { useFunds } from '../queries.ts';
import { NewOrder } from './new-order.tsx';
import { OrderList } from './order-list.tsx';
import { ownFundsAddress } from './own-address.ts';
import { PositionList } from './position-list.tsx';
import { useHoldings } from './queries.ts';
import { ownTexts } from './texts.ts';

/** `/wallet/funds`: the reader's units, their orders, and a new one. */
export function Screen() {
  const t = useText(ownTexts);
  const wallet = useWalletText();
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{wallet('send.back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Content />
    </Page>
  );
}

function Content() {
  const t = useText(ownTexts);
  const open = useText(openTexts);
  const say = useSentences();
  const { fund } = useAddress(ownFundsAddress).view;
  const funds = useFunds();
  const own = useHoldings();
  if (funds.data && own.data) {
    const isHolder = own.data.positions.length > 0;
    const positions = (
      <Card title={t('positions')} padding="large">
        <PositionList positions={own.data.positions} />
      </Card>
    );
    return (
      <>
        <Honest isSample={funds.data.items.some((each) => each.is_sample)} />
        <PageColumns aside={!isHolder && positions}>
          {isHolder && positions}
          <Card title={t('form')} padding="large">
            <NewOrder key={fund} funds={funds.data.items} positions={own.data.positions} first={fund} />
          </Card>
          <OrderList orders={own.data.orders} funds={funds.data.items} />
        </PageColumns>
      </>
    );
  }
  if (funds.isPending || own.isPending)
    return (
      <SkeletonGroup label={open('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      title={open('unread')}
      description={say.failure(funds.error ?? own.error)}
      retryLabel={open('retry')}
      onRetry={() => void Promise.all([funds.refetch(), own.refetch()])}
    />
  );
}
