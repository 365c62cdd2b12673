import { hrefOf } from '@egcr/contract/product-screens';
import { askedIn, callFileActing, forPrincipal, NarrowedList } from '@egcr/organisations/web';
import { checkoutsFileCall, checkoutStates, type CheckoutSession } from '@egcr/payments/contract';
import { gatewayAddress, usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
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
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <Anchor
          href={sessionPath(session.id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          <bdi>{session.title}</bdi>
        </Anchor>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <time dateTime={session.created_at}>{formats.recent(session.created_at)}</time>
          {order !== undefined && <bdi className="wrap-anywhere">{order}</bdi>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <SessionMarks session={session} />
        <Money amount={session.amount} className="font-semibold" />
      </span>
    </li>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
