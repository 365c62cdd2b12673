import { takeArrivedLink } from '@egcr/web-kit/arrived-link';
import type { Link } from '@egcr/web-kit/link-tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAuthCalls } from './auth-calls.ts';
import { readFailure } from './auth-failure.ts';
import type { AuthMode } from './auth-mode.ts';
import { noteRecovering } from './reset/reset-throttle.ts';
import { useAuthToasts } from './use-auth-toasts.ts';

/** Between 'Email Verified' and the refresh of the session. */
const VERIFIED_WAIT_MS = 500;

type TokenLink = Extract<Link, { readonly kind: 'tokens' }>;

/** Acts once on the mail link with which the page was opened; the shell has cleared it from the address already. */
export function useLinkOnArrival(mode: AuthMode): { readonly isTakingLink: boolean } {
  const [link] = useState(takeArrivedLink);
  const [isTakingLink, setTakingLink] = useState(link?.kind === 'tokens');
  const hasActed = useRef(false);
  const take = useTakeTokens();
  const tell = useTellRefused(mode);
  const act = useEffectEvent((onTaken: () => void) => {
    if (!link || hasActed.current) return;
    hasActed.current = true;
    if (link.kind === 'tokens') void take(link).then(onTaken);
    else tell(link);
  });
  // The link came from outside React, before it.
  useEffect(() => act(() => setTakingLink(false)), []);
  return { isTakingLink };
}

function useTakeTokens(): (link: TokenLink) => Promise<void> {
  const calls = useAuthCalls();
  const toasts = useAuthToasts();
  const { t } = toasts;

  async function recover({ tokens, isFirstPassword }: TokenLink) {
    try {
      await calls.acceptTokens(tokens);
      noteRecovering(isFirstPassword ? 'first' : 'again');
    } catch (error) {
      const { isUnreachable, status } = readFailure(error);
      if (isUnreachable || status === undefined)
        toasts.bad(t('link.recovery_failed.title'), t('link.recovery_failed'));
      else toasts.bad(t('link.recovery_error.title'), t('link.recovery_error'));
    }
  }
  async function confirm(tokens: TokenLink['tokens']) {
    try {
      await calls.acceptTokens(tokens);
      toasts.emailVerified();
      await new Promise((resolve) => setTimeout(resolve, VERIFIED_WAIT_MS));
      await calls.refreshSession();
    } catch (error) {
      // What a library says of a token it cannot read is nobody's language.
      const { isUnreachable } = readFailure(error);
      toasts.bad(t('verify_error.title'), t(isUnreachable ? 'server.unreachable' : 'link.broken'));
    }
  }
  return (link) => (link.purpose === 'recovery' ? recover(link) : confirm(link.tokens));
}

function useTellRefused(mode: AuthMode): (link: Exclude<Link, TokenLink>) => void {
  const toasts = useAuthToasts();
  const { t } = toasts;
  const isReset = mode === 'reset-password';
  return (link) => {
    if (link.kind === 'message') {
      // Only what we know is said: anybody can write words into an address.
      if (/verified/i.test(link.message)) toasts.done(t('link.verified.title'), t('link.already'));
    } else if (link.kind === 'incomplete') {
      if (isReset) toasts.bad(t('link.recovery_issue.title'), t('link.recovery_issue'));
      else toasts.bad(t('verify_error.title'), t('link.broken'));
    } else if (link.kind === 'error') {
      if (isReset) toasts.bad(t('link.recovery_error.title'), t('link.recovery_error'));
      else toasts.bad(t('verify_error.title'), t('link.broken'));
    }
  };
}
