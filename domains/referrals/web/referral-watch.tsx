import { useSession } from '@egcr/web-kit/session-state';
import { useEffect, useEffectEvent } from 'react';

import { useApplyPending } from './use-apply-pending.ts';

const APPLY_AFTER_MS = 2000;

/** Two seconds after someone is signed in, says who sent them, if a referral link did. Shows nothing itself. */
export function ReferralWatch() {
  const userId = useSession((now) => now.user?.id);
  const apply = useApplyPending();
  const due = useEffectEvent(() => void apply());
  // Waits for the clock: the person who has just signed in first sees where they have arrived.
  useEffect(() => {
    if (userId === undefined) return undefined;
    const timer = setTimeout(due, APPLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}
