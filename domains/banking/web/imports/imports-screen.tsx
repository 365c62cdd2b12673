import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';

import { AccountList } from './account-list.tsx';
import { ImportForm } from './import-form.tsx';
import { useImportText } from './texts.ts';

/** `/wallet/imports`: accounts at other banks, to look at. */
export function Screen() {
  const t = useImportText();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <BackLink href={hrefOf('wallet-history')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Card title={t('add')} padding="large">
        <ImportForm />
      </Card>
      <Card title={t('list')}>
        <AccountList />
      </Card>
    </div>
  );
}
