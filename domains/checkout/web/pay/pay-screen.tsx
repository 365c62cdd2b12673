import { payPaths, type readPayPageCall } from '@egcr/payments/contract';
import { openAddress, useOpenReading } from '@egcr/web-kit/open-reading';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { PageToPay, PublicPage } from './page-to-pay.tsx';

/** `/pay/$linkId`: what is sold, by whom and for how much, for everyone who has the link. */
export function Screen() {
  const link = usePathPart('linkId');
  const page = useOpenReading(openAddress<typeof readPayPageCall>(payPaths.link, { params: { link } }));
  return (
    <PublicPage>
      <PageToPay page={page} />
    </PublicPage>
  );
}
