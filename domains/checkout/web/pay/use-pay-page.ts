import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { readPayPageCall, type PayPage } from '@egcr/payments/contract';

/** What a link asks for. Asked again whenever the page comes back: it may be sold out by then. */
export function usePayPage(linkId: string) {
  return useQuery({
    queryKey: ['payments', 'page', linkId],
    queryFn: ({ signal }): Promise<PayPage> =>
      call(readPayPageCall, { params: { link: linkId } }, { signal }),
  });
}
