import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { supportAddress } from './addresses.ts';
import { Claiming } from './claiming.tsx';
import { OwnClaim } from './own-claim.tsx';
import { supportTexts } from './texts.ts';

/** `/global-job-board/support`: what support is, the claim, and then its weeks. */
export function Screen() {
  const t = useText(supportTexts);
  const { view } = useAddress(supportAddress);
  if (view.question !== undefined || view.step !== undefined) return <Claiming />;
  return (
    <Page>
      <BackLink href={hrefOf('job-board')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <OwnClaim />
    </Page>
  );
}
