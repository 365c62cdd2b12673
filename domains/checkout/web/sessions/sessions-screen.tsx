import { hrefOf } from '@egcr/contract/product-screens';
import { askedIn, callFileActing, forPrincipal, NarrowedList } from '@egcr/organisations/web';
import { checkoutsFileCall, checkoutStates, type CheckoutSession } from '@egcr/payments/contract';
import { gatewayAddress, usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { LinkRow } from '@egcr/ui/link-row';
import { Money } from '@egcr/ui/money';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { ShoppingCart } from 'lucide-react';
import type { ComponentType } from 'react';

import { checkoutTitles } from '../titles/texts.ts';
import { sessionPath, sessionsAddress } from './addresses.ts';
import { useSessions } from './queries.ts';
import { SessionMarks } from './session-state.tsx';
import { sessionTexts } from './texts.ts';

/** `/payment-gateway/checkout-sessions`: the orders that the reader's shop sent here to be paid. */
function Content() {
  const t = useText(sessionTexts);
  const p = usePaymentText();
  const titles = useText(checkoutTitles);
  const { view, show } = useAddress(sessionsAddress);
  return (
    <Page>
      <BackLink href={gatewayAddress.to()}>{p('title')}</BackLink>
      <PageHeading title={titles('checkout-sessions')} description={t('lead')} />
      <NarrowedList
        view={view}
        onShow={show}
        choice={{ states: checkoutStates, nameOf: (state) => t(`state.${state}`) }}
        searchLabel={t('search')}
        fetchSheet={() => callFileActing(checkoutsFileCall, { query: askedIn(view) })}
        pages={useSessions(view)}
        label={titles('checkout-sessions')}
        renderRow={(session) => <Row key={session.id} session={session} />}
        empty={
          <EmptyState
            icon={<ShoppingCart aria-hidden className="size-5" />}
            title={t('none')}
            description={t('none.text')}
            action={<ButtonLink href={hrefOf('developers')}>{t('none.action')}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}

function Row({ session }: { readonly session: CheckoutSession }) {
  const formats = useFormats();
  const [order] = Object.values(session.metadata);
  return (
    <LinkRow
      href={sessionPath(session.id)}
      title={session.title}
      facts={
        <>
          <time dateTime={session.created_at}>{formats.recent(session.created_at)}</time>
          {order !== undefined && <bdi className="wrap-anywhere">{order}</bdi>}
        </>
      }
    >
      <SessionMarks session={session} />
      <Money amount={session.amount} className="font-semibold" />
    </LinkRow>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
