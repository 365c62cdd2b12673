import { createQueryClient } from '@egcr/web-kit/query';
import { onAuthState, authState, useSession } from '@egcr/web-kit/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { PageWaiting } from './page-waiting.tsx';

const client = createQueryClient();

let owner = authState().user?.id;
onAuthState(() => {
  const next = authState().user?.id;
  // What one person has read must never be shown to the next one on this device.
  if (next !== owner) client.clear();
  owner = next;
});

/**
 * Read data for everything below; fetched with the frames that need it, never with public pages. When the person signs out, the page is
 * taken down at once, before the sign-in page is there: what is open would ask again, and be refused.
 */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const reader = useSession((now) => now.user?.id);
  const [hadReader, setHadReader] = useState(false);
  if (reader !== undefined && !hadReader) setHadReader(true);
  if (reader === undefined && hadReader) return <PageWaiting />;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
