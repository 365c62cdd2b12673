import { forPrincipal, useMayChange } from '@egcr/organisations/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { CodeXml, Link as LinkIcon, Route, Scale, ShieldAlert, Split, WalletMinimal } from 'lucide-react';
import type { ComponentType } from 'react';

import { gatewayAddress, gatewayTabs, NEW_LINK, riskAddress } from '../addresses.ts';
import { LinkList } from '../link/link-list.tsx';
import { PaymentList } from '../payment/payment-list.tsx';
import { usePaymentText } from '../text.ts';
import { BalanceCard } from './balance-card.tsx';

/** `/payment-gateway`: what came in, payments and links. */
function Content() {
  const t = usePaymentText();
  const { view, show } = useAddress(gatewayAddress);
  return (
    <Page>
      <PageHeading title={t('title')} description={t('lead')} actions={<Actions />} />
      <Banner tone="info">{t('honest')}</Banner>
      <BalanceCard />
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'payments'}
        onValueChange={(value) => show({ tab: gatewayTabs.find((tab) => tab === value) })}
        tabs={[
          { value: 'payments', label: t('tab.payments'), content: <PaymentList /> },
          { value: 'links', label: t('tab.links'), content: <LinkList /> },
        ]}
      />
    </Page>
  );
}

/** The ways to the other screens of the gateway. */
function Actions() {
  const t = usePaymentText();
  const mayChange = useMayChange();
  return (
    <span className="flex flex-wrap gap-3">
      <ButtonLink
        look="secondary"
        href={hrefOf('payment-disputes')}
        icon={<Scale aria-hidden className="size-5" />}
      >
        {t('disputes')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={hrefOf('payouts')}
        icon={<WalletMinimal aria-hidden className="size-5" />}
      >
        {t('payouts')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={hrefOf('payment-rails')}
        icon={<Route aria-hidden className="size-5" />}
      >
        {t('rails')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={hrefOf('routing-rules')}
        icon={<Split aria-hidden className="size-5" />}
      >
        {t('routing')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={riskAddress.to()}
        icon={<ShieldAlert aria-hidden className="size-5" />}
      >
        {t('risk')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={hrefOf('developers')}
        icon={<CodeXml aria-hidden className="size-5" />}
      >
        {t('developers')}
      </ButtonLink>
      {mayChange && (
        <ButtonLink href={NEW_LINK} icon={<LinkIcon aria-hidden className="size-5" />}>
          {t('new')}
        </ButtonLink>
      )}
    </span>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
