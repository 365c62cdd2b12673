import { useWay, type Way } from '@egcr/web-kit/way';
import { useSearch } from '@egcr/web-kit/router.tsx';

import { readAuthMode, type AuthMode } from './auth-mode.ts';

export interface AuthAddress extends Way {
  readonly mode: AuthMode;
}

/** What the address of the sign-in page asks for. */
export function useAuthAddress(): AuthAddress {
  const search = useSearch();
  return { ...useWay(), mode: readAuthMode(new URLSearchParams(search).get('mode')) };
}
