import { hrefOf } from '@egcr/contract/product-screens';
import { callFileActing, forPrincipal, SheetButton } from '@egcr/organisations/web';
import { usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { NativeSelect } from '@egcr/ui/native-select';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { WalletMinimal } from 'lucide-react';
import type { ComponentType } from 'react';

import { payoutsFileCall, payoutStates, type PayoutState } from '../contract/index.ts';
import { payoutsAddress } from './addresses.ts';
import { PayoutRow } from './payout-row.tsx';
import { usePayouts } from './queries.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { payoutTexts } from './texts.ts';
import { payoutTitles } from './titles/texts.ts';

/** `/payment-gateway/payouts`: what went from the sales to the wallet, what waits, and when it goes automatically. */
function Content() {
  const t = useText(payoutTexts);
  const g = usePaymentText();
  const titles = useText(payoutTitles);
  const { view, show } = useAddress(payoutsAddress);
  const pages = usePayouts(view.state);
  return (
    <Page>
      <BackLink href={hrefOf('payment-gateway')}>{g('title')}</BackLink>
      <PageHeading
        title={titles('payouts')}
        description={t('lead')}
        actions={<Export state={view.state} />}
      />
      <ScheduleCard />
      <ListFilters onClear={view.state === undefined ? undefined : () => show({ state: undefined })}>
        <NativeSelect
          label={t('state')}
          value={view.state ?? ''}
          onChange={({ target }) => show({ state: payoutStates.find((each) => each === target.value) })}
          options={[
            { value: '', label: t('state.all') },
            ...payoutStates
              .filter((each) => each !== 'asked')
              .map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </ListFilters>
      <PagedList
        pages={pages}
        label={titles('payouts')}
        renderRow={(payout) => <PayoutRow key={payout.id} payout={payout} />}
        empty={
          <EmptyState
            icon={<WalletMinimal aria-hidden className="size-5" />}
            title={t('none')}
            description={t('none.text')}
          />
        }
        skeleton={<Skeleton className="h-48 rounded-lg" />}
        className="card flex flex-col divide-y divide-line"
      />
    </Page>
  );
}

function Export({ state }: { readonly state: PayoutState | undefined }) {
  const t = useText(payoutTexts);
  const query = state === undefined ? {} : { state };
  return <SheetButton label={t('export')} fetchSheet={() => callFileActing(payoutsFileCall, { query })} />;
}

export const Screen: ComponentType = forPrincipal(Content);
