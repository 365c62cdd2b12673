import { QueryClient } from '@tanstack/react-query';

import { isWorthRepeating } from './call-errors.ts';

const STALE_MS = 30_000;
const KEEP_MS = 10 * 60_000;

/**
 * The one query client. Conventions: keys begin with the domain (`['wallet', 'accounts']`), hooks live in a domain's `queries.ts`,
 * live events invalidate keys, money is never shown before the server has said so.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: KEEP_MS, retry: isWorthRepeating, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
