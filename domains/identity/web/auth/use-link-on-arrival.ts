import { takeArrivedLink } from '@egcr/web-kit/arrived-link';
import type { Link } from '@egcr/web-kit/link-tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAuthCalls } from './auth-calls.ts';
import { readFailure } from './auth-failure.ts';
import type { AuthMode } from './auth-mode.ts';
import { readLinkNotice } from './kept-notice.ts';
import { afterLink, linkNotice, type LinkNotice } from './link-notice.ts';
import { noteRecovering } from './reset/reset-throttle.ts';
import { useAuthToasts } from './use-auth-toasts.ts';

/** Between 'Email Verified' and the refresh of the session. */
const VERIFIED_WAIT_MS = 500;

type TokenLink = Extract<Link, { readonly kind: 'tokens' }>;

export interface ArrivedByLink {
  readonly isTakingLink: boolean;
  /** What the page says of the link, in the mode in which it was opened. */
  readonly notice: LinkNotice | undefined;
}

/** Acts once on the mail link with which the page was opened; the shell has cleared it from the address already. */
export function useLinkOnArrival(mode: AuthMode): ArrivedByLink {
  const [link] = useState(takeArrivedLink);
  const [arrival, setArrival] = useState(() => ({
    mode,
    isTakingLink: link?.kind === 'tokens',
    // A reload comes without the link, and what it left to read stays.
    notice: link ? afterLink(link, mode) : readLinkNotice(mode, Date.now()),
  }));
  const hasActed = useRef(false);
  const take = useTakeTokens();
  const act = useEffectEvent(() => {
    if (link?.kind !== 'tokens' || hasActed.current) return;
    hasActed.current = true;
    void take(link).then((notice) => setArrival({ mode, isTakingLink: false, notice }));
  });
  // The link came from outside React, before it.
  useEffect(() => act(), []);
  return {
    isTakingLink: arrival.isTakingLink,
    notice: arrival.mode === mode ? arrival.notice : undefined,
  };
}

/** Resolves to what the page has to say where the tokens were not taken. */
function useTakeTokens(): (link: TokenLink) => Promise<LinkNotice | undefined> {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();

  async function recover({ tokens, isFirstPassword }: TokenLink): Promise<LinkNotice | undefined> {
    try {
      await calls.acceptTokens(tokens);
    } catch (error) {
      const { isUnreachable, status } = readFailure(error);
      const isUnanswered = isUnreachable || status === undefined;
      return linkNotice(isUnanswered ? 'recovery_failed' : 'recovery_error');
    }
    noteRecovering(isFirstPassword ? 'first' : 'again');
    return undefined;
  }
  async function confirm(tokens: TokenLink['tokens']): Promise<LinkNotice | undefined> {
    try {
      await calls.acceptTokens(tokens);
      toasts.emailVerified();
      await new Promise((resolve) => setTimeout(resolve, VERIFIED_WAIT_MS));
      await calls.refreshSession();
    } catch (error) {
      // What a library says of a token it cannot read is nobody's language.
      return linkNotice(readFailure(error).isUnreachable ? 'unreachable' : 'broken');
    }
    return undefined;
  }
  return (link) => (link.purpose === 'recovery' ? recover(link) : confirm(link.tokens));
}
