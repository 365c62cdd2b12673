import { payPaths, type readCheckoutPageCall } from '@egcr/payments/contract';
import { openAddress, useOpenReading } from '@egcr/web-kit/open-reading';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { PageToPay, PublicPage } from './page-to-pay.tsx';

/** `/checkout/$sessionId`: what a customer of a shop has ordered, and the way to pay it. */
export function Screen() {
  const session = usePathPart('sessionId');
  const page = useOpenReading(
    openAddress<typeof readCheckoutPageCall>(payPaths.checkout, { params: { session } }),
  );
  return (
    <PublicPage>
      <PageToPay page={page} />
    </PublicPage>
  );
}
