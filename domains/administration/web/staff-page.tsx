import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';

import { StaffQueues } from './staff-queues.tsx';
import { administrationTexts } from './texts.ts';

/** The page of officers who administer no business of their own. */
export function Screen() {
  const t = useText(administrationTexts);
  const titles = useTitles();
  return (
    <Page>
      <PageHeading
        title={titles('business-admin')}
        description={t('staff.lead')}
        actions={
          <ButtonLink look="secondary" href={hrefOf('business-status')}>
            {titles('business-status')}
          </ButtonLink>
        }
      />
      <StaffQueues />
    </Page>
  );
}
