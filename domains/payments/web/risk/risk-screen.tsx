import { forPrincipal } from '@egcr/organisations/web';
import { RiskList, RiskRules } from '@egcr/risk/web';
import { BackLink } from '@egcr/ui/back-link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import type { ComponentType } from 'react';

import { gatewayAddress, riskAddress, riskTabs } from '../addresses.ts';
import { usePaymentText } from '../text.ts';
import { RiskReviews } from './risk-reviews.tsx';
import { reviewTexts } from './texts.ts';

/** `/payment-gateway/risk`: payments to look at, the rules that ask for it, and what is blocked. */
function Content() {
  const t = useText(reviewTexts);
  const gateway = usePaymentText();
  const { view, show } = useAddress(riskAddress);
  return (
    <Page>
      <BackLink href={gatewayAddress.to()}>{gateway('title')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Tabs
        label={t('title')}
        value={view.tab ?? 'reviews'}
        onValueChange={(value) => show({ tab: riskTabs.find((tab) => tab === value) })}
        tabs={[
          { value: 'reviews', label: t('tab.reviews'), content: <RiskReviews /> },
          { value: 'rules', label: t('tab.rules'), content: <RiskRules /> },
          { value: 'list', label: t('tab.list'), content: <RiskList /> },
        ]}
      />
    </Page>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
