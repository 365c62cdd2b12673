import { forPrincipal, useMayChange } from '@egcr/organisations/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot } from '@egcr/web-kit/slots.tsx';
import {
  CodeXml,
  Link as LinkIcon,
  Route,
  Scale,
  ShieldAlert,
  ShoppingCart,
  Split,
  WalletMinimal,
} from 'lucide-react';
import type { ComponentType } from 'react';

import { gatewayAddress, gatewayTabs, riskAddress } from '../addresses.ts';
import { PaymentList } from '../payment/payment-list.tsx';
import { usePaymentText } from '../text.ts';
import { BalanceCard } from './balance-card.tsx';

/** `/payment-gateway`: what came in, payments and links. */
function Content() {
  const t = usePaymentText();
  const mayChange = useMayChange();
  const { view, show } = useAddress(gatewayAddress);
  return (
    <Page>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          mayChange && (
            <ButtonLink href={hrefOf('payment-link-new')} icon={<LinkIcon aria-hidden className="size-5" />}>
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <Sections />
      <Banner tone="info">{t('honest')}</Banner>
      <BalanceCard />
      <Slot name="payment-gateway.overview" />
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'payments'}
        onValueChange={(value) => show({ tab: gatewayTabs.find((tab) => tab === value) })}
        tabs={[
          { value: 'payments', label: t('tab.payments'), content: <PaymentList /> },
          { value: 'links', label: t('tab.links'), content: <Slot name="payment-gateway.links" /> },
        ]}
      />
    </Page>
  );
}

const sections = [
  { name: 'sessions', href: hrefOf('checkout-sessions'), Icon: ShoppingCart },
  { name: 'disputes', href: hrefOf('payment-disputes'), Icon: Scale },
  { name: 'payouts', href: hrefOf('payouts'), Icon: WalletMinimal },
  { name: 'rails', href: hrefOf('payment-rails'), Icon: Route },
  { name: 'routing', href: hrefOf('routing-rules'), Icon: Split },
  { name: 'risk', href: riskAddress.to(), Icon: ShieldAlert },
  { name: 'developers', href: hrefOf('developers'), Icon: CodeXml },
] as const;

/** The ways to the other screens of the gateway. */
function Sections() {
  const t = usePaymentText();
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-2">
      {sections.map(({ name, href, Icon }) => (
        <ButtonLink
          key={name}
          look="secondary"
          size="small"
          href={href}
          icon={<Icon aria-hidden className="size-4.5" />}
        >
          {t(name)}
        </ButtonLink>
      ))}
    </nav>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
