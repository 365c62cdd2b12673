import { useWay, type Way } from '@egcr/web-kit/way';
import { useLocation } from '@tanstack/react-router';

import { readAuthMode, type AuthMode } from './auth-mode.ts';

export interface AuthAddress extends Way {
  readonly mode: AuthMode;
}

/** What the address of the sign-in page asks for. */
export function useAuthAddress(): AuthAddress {
  const search = useLocation({ select: (location) => location.searchStr });
  return { ...useWay(), mode: readAuthMode(new URLSearchParams(search).get('mode')) };
}
