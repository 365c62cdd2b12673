import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  listRevisionsCall,
  readRevisionCall,
  restoreRevisionCall,
  type PostLanguage,
} from '../../../contract/index.ts';

export interface OfText {
  readonly post: string;
  readonly language: PostLanguage;
}

/** The texts as they once were; read anew with each version of the text. */
export function useRevisions({ post, language }: OfText, version: number) {
  return usePages(['blog', 'desk', 'revisions', post, language, version], (asked, options) =>
    call(listRevisionsCall, { params: { post, language }, query: asked }, options),
  );
}

export function useRevision({ post, language }: OfText, revision: string) {
  return useQuery({
    queryKey: ['blog', 'desk', 'revision', revision],
    queryFn: ({ signal }) => call(readRevisionCall, { params: { post, language, revision } }, { signal }),
    // A revision never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const restoreRevision = (
  { post, language, revision }: OfText & { readonly revision: string },
  version: number,
  key: string,
) =>
  call(
    restoreRevisionCall,
    { params: { post, language, revision }, body: { version } },
    { idempotencyKey: key },
  );
