import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';

import { listImportsCall } from '../../contract/index.ts';

export const importsKey = ['grant-sources', 'imports'] as const;

/** What was read from which source, the latest first. */
export function useImports() {
  return usePages(importsKey, (query, options) => call(listImportsCall, { query }, options));
}
