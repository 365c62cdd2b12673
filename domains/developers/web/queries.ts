import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import type { QueryClient } from '@tanstack/react-query';

import { keysCall } from '../contract/index.ts';

const KEY = ['developers'] as const;

/** The reader's API keys, newest first. */
export function useKeys() {
  return usePages([...KEY, 'keys'], (query, options) => call(keysCall, { query }, options));
}

export function rereadKeys(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
