import { ButtonLink } from '@egcr/ui/button';
import { Banner } from '@egcr/ui/banner';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Tabs } from '@egcr/ui/tabs';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { forbids, type BusinessDashboard } from '../../contract/index.ts';
import { businessAddress, businessTabs, certificateFile, profilePath } from '../addresses.ts';
import { BusinessMarks } from '../directory/business-marks.tsx';
import { useBusiness } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { BusinessPage } from './business-page.tsx';
import { DocumentsTab, GrantsTab, SettingsTab, TokensTab, WalletTab } from './business-tabs.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { DissolutionBanner } from '../dissolution/dissolution-banner.tsx';
import { businessTexts } from './texts.ts';

/** `/businesses/$businessId`: the dashboard of a business, for its team. */
export function Screen() {
  const business = useBusiness(usePathPart('businessId'));
  return <BusinessPage read={business}>{(found) => <Dashboard found={found} />}</BusinessPage>;
}

function Dashboard({ found }: { readonly found: BusinessDashboard }) {
  const t = useText(businessTexts);
  const r = useText(registryTexts);
  const { language } = useLanguage();
  const address = businessAddress(found.id);
  const { view, show } = useAddress(address);
  const contents = {
    overview: <OverviewTab found={found} />,
    wallet: <WalletTab found={found} />,
    tokens: <TokensTab found={found} />,
    grants: <GrantsTab found={found} />,
    documents: <DocumentsTab found={found} />,
    settings: <SettingsTab found={found} />,
  };
  return (
    <Page>
      <PageHeading
        title={<bdi className="wrap-anywhere">{found.name}</bdi>}
        description={<bdi dir="ltr">{found.number}</bdi>}
        actions={<BusinessMarks found={found} />}
      />
      <DissolutionBanner dissolution={found.dissolution} status_said={found.status_said} />
      <Banner tone={found.status === 'active' ? 'info' : 'warn'}>{r('own_record')}</Banner>
      <div className="flex flex-wrap gap-3">
        {found.certificate !== null && !forbids(found.status, 'certify') && (
          <ButtonLink href={certificateFile(found.certificate, language)} download>
            {t('download')}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href={profilePath(found.slug)}>
          {t('profile')}
        </ButtonLink>
      </div>
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'overview'}
        onValueChange={(tab) => show({ tab: businessTabs.find((each) => each === tab) })}
        tabs={businessTabs.map((tab) => ({ value: tab, label: t(`tab.${tab}`), content: contents[tab] }))}
      />
    </Page>
  );
}
