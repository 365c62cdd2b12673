import { isPartner, partnerKeys } from '@egcr/web-kit/partner-redirect';
import { readStored } from '@egcr/web-kit/stored';
import { useLocation } from '@tanstack/react-router';

import { useWay, type Way } from '../way.ts';
import { readAuthMode, type AuthMode } from './auth-mode.ts';

export interface AuthAddress {
  readonly mode: AuthMode;
  /** Where the visitor wanted to go, when that is a page of ours. */
  readonly redirect: string | undefined;
  /** A partner's page waits for this visitor: named in the address, or kept in this tab. */
  readonly hasPortal: boolean;
  readonly go: Way['go'];
}

/** What the address of the sign-in page asks for. */
export function useAuthAddress(): AuthAddress {
  const search = useLocation({ select: (location) => location.searchStr });
  const { go, redirect } = useWay();
  const wanted = new URLSearchParams(search);
  return {
    mode: readAuthMode(wanted.get('mode')),
    redirect,
    hasPortal: isPartner(wanted.get('redirect')) || hasKeptPartner(),
    go,
  };
}

function hasKeptPartner(): boolean {
  return Object.values(partnerKeys).some((key) => readStored(key, () => sessionStorage) !== null);
}
