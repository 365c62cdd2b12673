import { hrefOf } from '@egcr/contract/product-screens';
import { callFileActing, forPrincipal, NarrowedList } from '@egcr/organisations/web';
import { usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { WalletMinimal } from 'lucide-react';
import type { ComponentType } from 'react';

import { payoutsFileCall, payoutStates } from '../contract/index.ts';
import { payoutsAddress } from './addresses.ts';
import { PayoutRow } from './payout-row.tsx';
import { payoutsAsked, usePayouts } from './queries.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { payoutTexts } from './texts.ts';
import { payoutTitles } from './titles/texts.ts';

/** `/payment-gateway/payouts`: what went from the sales to the wallet, what waits, and when it goes automatically. */
function Content() {
  const t = useText(payoutTexts);
  const g = usePaymentText();
  const titles = useText(payoutTitles);
  const { view, show } = useAddress(payoutsAddress);
  return (
    <Page>
      <BackLink href={hrefOf('payment-gateway')}>{g('title')}</BackLink>
      <PageHeading title={titles('payouts')} description={t('lead')} />
      <ScheduleCard />
      <NarrowedList
        view={view}
        onShow={show}
        choice={{
          states: payoutStates.filter((each) => each !== 'asked'),
          nameOf: (state) => t(`state.${state}`),
        }}
        hasModes={false}
        searchLabel={t('search')}
        fetchSheet={() => callFileActing(payoutsFileCall, { query: payoutsAsked(view) })}
        pages={usePayouts(view)}
        label={titles('payouts')}
        renderRow={(payout) => <PayoutRow key={payout.id} payout={payout} />}
        empty={
          <EmptyState
            icon={<WalletMinimal aria-hidden className="size-5" />}
            title={t('none')}
            description={t('none.text')}
          />
        }
      />
    </Page>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
