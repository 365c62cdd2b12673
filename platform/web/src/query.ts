import { QueryClient } from '@tanstack/react-query';

import { CallRefusal, CallUnreachable } from './call-errors.ts';

const STALE_MS = 30_000;
const KEEP_MS = 10 * 60_000;
const TRIES = 2;

/** A no is an answer and is not asked again; a missing answer or a busy server is, twice. */
export function isWorthRepeating(tried: number, failure: unknown): boolean {
  if (tried >= TRIES) return false;
  return failure instanceof CallUnreachable || (failure instanceof CallRefusal && failure.status >= 500);
}

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
