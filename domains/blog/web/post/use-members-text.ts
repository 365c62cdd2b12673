import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { readMembersTextCall } from '../../contract/endpoints.ts';

/** The text of a post for members; the server gives it to verified people alone. */
export function useMembersText(slug: string) {
  return useQuery({
    queryKey: ['blog', 'members-text', slug],
    queryFn: ({ signal }) => call(readMembersTextCall, { params: { slug } }, { signal }),
    // Another person may read next.
    gcTime: 0,
  });
}
