import { call } from '@egcr/web-kit/call';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useQuery } from '@tanstack/react-query';

import { readCheckoutPageCall, type PayPage } from '@egcr/payments/contract';
import { PageToPay, PublicPage } from './page-to-pay.tsx';

/** `/checkout/$sessionId`: what a customer of a shop has ordered, and the way to pay it. */
export function Screen() {
  const sessionId = usePathPart('sessionId');
  return (
    <PublicPage>
      <Content key={sessionId} sessionId={sessionId} />
    </PublicPage>
  );
}

function Content({ sessionId }: { readonly sessionId: string }) {
  const page = useQuery({
    queryKey: ['payments', 'checkout', sessionId],
    queryFn: ({ signal }): Promise<PayPage> =>
      call(readCheckoutPageCall, { params: { session: sessionId } }, { signal }),
  });
  return <PageToPay page={page} />;
}
