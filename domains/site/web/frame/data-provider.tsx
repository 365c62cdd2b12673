import { createQueryClient } from '@egcr/web-kit/query';
import { onAuthState, authState } from '@egcr/web-kit/session';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const client = createQueryClient();

let owner = authState().user?.id;
onAuthState(() => {
  const next = authState().user?.id;
  // What one person has read must never be shown to the next one on this device.
  if (next !== owner) client.clear();
  owner = next;
});

/** Read data for everything below; fetched with the frames that need it, never with public pages. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
