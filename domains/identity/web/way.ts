import { safeRedirect } from '@egcr/web-kit/safe-redirect';
import { useLocation, useRouter } from '@tanstack/react-router';

export interface Way {
  /** Where the visitor wanted to go, when that is a page of ours. */
  readonly redirect: string | undefined;
  readonly go: (address: string, how?: 'replace') => void;
  readonly isKnownPath: (path: string) => boolean;
}

/** The way on from a page that stands before another: sign-in, the profile, the PIN. */
export function useWay(): Way {
  const router = useRouter();
  const search = useLocation({ select: (location) => location.searchStr });
  const isKnownPath = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
  return {
    isKnownPath,
    redirect: safeRedirect(new URLSearchParams(search).get('redirect'), isKnownPath),
    go: (address, how) =>
      how === 'replace' ? router.history.replace(address) : router.history.push(address),
  };
}
