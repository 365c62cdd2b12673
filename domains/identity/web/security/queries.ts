import { useSession } from '@egcr/web-kit/session-state';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useSecurityCalls } from './security-calls.ts';

type Part = 'contacts' | 'apps' | 'recovery' | 'passkeys' | 'sessions' | 'history';

function useKey(part: Part) {
  const userId = useSession((now) => now.user?.id);
  return ['identity', part, userId] as const;
}

export function useContacts() {
  return useQuery({ queryKey: useKey('contacts'), queryFn: useSecurityCalls().contacts });
}

export function useApps() {
  return useQuery({ queryKey: useKey('apps'), queryFn: useSecurityCalls().apps });
}

/** null: no codes were made. */
export function useRecoveryLeft() {
  const calls = useSecurityCalls();
  return useQuery({
    queryKey: useKey('recovery'),
    queryFn: async () => (await calls.recoveryLeft()) ?? null,
  });
}

export function usePasskeys() {
  const calls = useSecurityCalls();
  return useQuery({ queryKey: useKey('passkeys'), queryFn: calls.passkeys });
}

export function useOpenSessions() {
  return useQuery({ queryKey: useKey('sessions'), queryFn: useSecurityCalls().sessions });
}

export function useHistory() {
  const calls = useSecurityCalls();
  return usePages(useKey('history'), ({ after = null }) => calls.history(after));
}

/** Has parts read again after a change; with them whether money is held, which many a change begins. */
export function useReread(): (...parts: readonly Part[]) => Promise<void> {
  const client = useQueryClient();
  return async (...parts) => {
    await Promise.all(
      [...parts, 'standing'].map((part) => client.invalidateQueries({ queryKey: ['identity', part] })),
    );
  };
}
