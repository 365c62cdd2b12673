import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import type { ReactNode } from 'react';

/** The person who looks at the page. */
export const reader = '01990000-0000-7000-8000-00000000000a';

/** Opens a page as a page load does; every other address leads to an empty page. `path` has a `$name` for what the address fills in. Answers where the person is. */
export async function openPage(
  address: string,
  show: () => ReactNode,
  path = address.split('?')[0] ?? '/',
): Promise<() => string> {
  const user = { id: reader, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  changeAuthState({ ...anonymousState, isAuthenticated: true, user });
  const client = createQueryClient();
  const opened = await openPages({
    address,
    pages: { [path]: () => <>{show()}</> },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={client}>
        <ToastProvider regionLabel="toasts" closeLabel="close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  return () => opened.address().split('?')[0] ?? '';
}
