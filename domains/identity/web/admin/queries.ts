import { useSession } from '@egcr/web-kit/session-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useAdminCalls } from './admin-calls.ts';

function useKey(part: 'overview' | 'audit') {
  const userId = useSession((now) => now.user?.id);
  return ['identity', 'admin', part, userId] as const;
}

export function useOverview() {
  return useQuery({ queryKey: useKey('overview'), queryFn: useAdminCalls().overview });
}

/** The audit log, page after page. */
export function useAudit() {
  const calls = useAdminCalls();
  return useInfiniteQuery({
    queryKey: useKey('audit'),
    queryFn: ({ pageParam }) => calls.audit(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}
