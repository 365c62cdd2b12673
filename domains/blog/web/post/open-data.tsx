import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The public frame reads nothing, so it has no client; what the blog has read stays on the way from page to page. */
const client = createQueryClient();

export function OpenData({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
