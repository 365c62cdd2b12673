import { addressFor } from '@egcr/contract/screen-roles';

import { isPartner, partnerKeys } from './partner-redirect.ts';
import { safeRedirect, type IsKnownPath } from './safe-redirect.ts';
import { readStored } from './stored.ts';
import { useRouter, useSearchValue } from './router.tsx';

export interface Way {
  /** Where the visitor wanted to go, when that is a page of ours. */
  readonly redirect: string | undefined;
  /** A partner's page waits for this visitor: named in the address, or kept in this tab. */
  readonly hasPartner: boolean;
  readonly isKnownPath: IsKnownPath;
  readonly go: (address: string, how?: 'replace') => void;
}

/** The way on from a page that stands before another: sign-in, the profile, the PIN. */
export function useWay(): Way {
  const router = useRouter();
  const wanted = useSearchValue('redirect');
  const { isKnownPath } = router;
  return {
    isKnownPath,
    redirect: wantedBehindSteps(safeRedirect(wanted, isKnownPath), isKnownPath),
    hasPartner: isPartner(wanted) || isPartnerKept(),
    go: router.go,
  };
}

const STEPS = ['complete_profile', 'enter_pin', 'reset_pin'] as const;
const STEPS_DEPTH_MAX = 4;

/** The steps on the way in are no goal: what counts is where they were to lead. */
export function wantedBehindSteps(
  redirect: string | undefined,
  isKnownPath: IsKnownPath,
  depth = 0,
): string | undefined {
  if (redirect === undefined || depth > STEPS_DEPTH_MAX) return undefined;
  const [path = '', search = ''] = redirect.split(/[?#]/);
  if (!STEPS.some((step) => addressFor(step) === path)) return redirect;
  const behind = safeRedirect(new URLSearchParams(search).get('redirect'), isKnownPath);
  return wantedBehindSteps(behind, isKnownPath, depth + 1);
}

function isPartnerKept(): boolean {
  return Object.values(partnerKeys).some((key) => readStored(key, () => sessionStorage) !== null);
}

/** A page of ours with where the visitor wanted to go after it. */
export function carrying(path: string, redirect: string | undefined): string {
  return redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}
