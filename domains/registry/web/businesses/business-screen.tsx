import { ButtonLink } from '@egcr/ui/button';
import { Banner } from '@egcr/ui/banner';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Tabs } from '@egcr/ui/tabs';
import { isRefusal } from '@egcr/web-kit/call';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { BusinessDashboard } from '../../contract/index.ts';
import { businessAddress, businessTabs, certificateFile, profilePath } from '../addresses.ts';
import { BusinessMarks } from '../directory/business-marks.tsx';
import { useBusiness } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { DocumentsTab, GrantsTab, SettingsTab, TokensTab, WalletTab } from './business-tabs.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { DissolutionBanner } from '../dissolution/dissolution-banner.tsx';
import { businessTexts } from './texts.ts';

/** `/businesses/$businessId`: the dashboard of a business, for its team. */
export function Screen() {
  const id = usePathPart('businessId');
  const t = useText(businessTexts);
  const r = useText(registryTexts);
  const say = useSentences();
  const business = useBusiness(id);
  if (isRefusal(business.error, 'not_found') || isRefusal(business.error, 'validation_failed'))
    return (
      <Page>
        <PageHeading title={t('unknown')} description={t('unknown.text')} />
      </Page>
    );
  if (business.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={r('unread')}
        description={say.failure(business.error)}
        retryLabel={r('retry')}
        onRetry={() => void business.refetch()}
      />
    );
  if (!business.data)
    return (
      <SkeletonGroup label={r('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return <Dashboard found={business.data} />;
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
      <DissolutionBanner dissolution={found.dissolution} />
      <Banner tone={found.status === 'active' ? 'info' : 'warn'}>{r('own_record')}</Banner>
      <div className="flex flex-wrap gap-3">
        {found.certificate !== null && found.status === 'active' && (
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
