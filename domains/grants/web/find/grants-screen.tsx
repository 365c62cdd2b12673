import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { grantsAddress } from '../addresses.ts';
import { grantTexts } from '../texts.ts';
import { AwardsTab } from '../awards/awards-tab.tsx';
import { FindTab } from './find-tab.tsx';
import { MyApplications } from './my-applications.tsx';
import { SavedTab } from './saved-tab.tsx';

/** `/grants`: what is open, and what became of your applications. The tab stands in the address. */
export function Screen() {
  const t = useText(grantTexts);
  const { view, show } = useAddress(grantsAddress);
  const { tab } = grantsAddress.fields;
  return (
    <Page>
      <PageHeading title={t('title')} description={t('lead')} />
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'find'}
        onValueChange={(chosen) => show({ tab: tab.read(chosen) })}
        tabs={[
          { value: 'find', label: t('tab.find'), content: <FindTab /> },
          { value: 'mine', label: t('tab.mine'), content: <MyApplications /> },
          { value: 'saved', label: t('tab.saved'), content: <SavedTab /> },
          { value: 'awards', label: t('tab.awards'), content: <AwardsTab /> },
        ]}
      />
    </Page>
  );
}
