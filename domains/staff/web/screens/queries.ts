import { useSession } from '@egcr/web-kit/session-state';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import { useAdminCalls } from './admin-calls.ts';

function useKey(part: 'overview' | 'audit') {
  const userId = useSession((now) => now.user?.id);
  return ['staff', part, userId] as const;
}

export function useOverview() {
  return useQuery({ queryKey: useKey('overview'), queryFn: useAdminCalls().overview });
}

/** The audit log, page after page. */
export function useAudit() {
  const calls = useAdminCalls();
  return usePages(useKey('audit'), ({ after = null }) => calls.audit(after));
}
