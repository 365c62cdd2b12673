import { connectCalls } from '@egcr/web-kit/call-connections';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { redirectAddress } from '@egcr/web-kit/guards';
import {
  accessToken,
  authState,
  distrustPin,
  onAuthState,
  passAuthThrough,
  refreshAccess,
  signOut,
  startSession,
} from '@egcr/web-kit/session';

import { keepIdleWatch, noteSessionOver } from './idle-watch.ts';
import { clearPin, loadProfile, readPin, reportActivity } from './session-calls.ts';

import type { OwnRouter } from './own-router.ts';

/** Ties the session to calls and router: who may see a page is judged again whenever the session changes. */
export function connectSession(own: OwnRouter): void {
  connectCalls({
    language: () => currentReader().language,
    accessToken,
    refreshAccess,
    idle_s: () => Math.max(0, Math.round((Date.now() - authState().lastActiveTimestamp) / 1000)),
    onPinRequired: () => {
      distrustPin();
      const { pathname, searchStr } = own.state.location;
      if (pathname === '/pin-verification') return;
      own.history.push(redirectAddress({ path: '/pin-verification', redirect: pathname + searchStr }));
    },
    onSessionExpired: () => {
      if (!authState().isAuthenticated) return;
      noteSessionOver();
      void signOut('local');
    },
  });
  passAuthThrough(bringCaptcha);
  followSession(own);
  keepIdleWatch(own);
  startSession({ loadProfile, readPin, clearPin, reportActivity });
}

/** Fetched with the first request: most pages make none. */
function bringCaptcha(send: typeof fetch): typeof fetch {
  return async (...given) => {
    const { captchaFetch } = await import('@egcr/captcha/web');
    return captchaFetch(send)(...given);
  };
}

/** Judges the page again when somebody signs in or out, when the PIN window closes, or when a second factor is due. */
function followSession(own: OwnRouter): void {
  let before = authState();
  onAuthState(() => {
    const now = authState();
    const isLess =
      (before.isPINVerified && !now.isPINVerified) || (!before.needsSecondFactor && now.needsSecondFactor);
    const isOther = now.user?.id !== before.user?.id || isLess;
    before = now;
    if (isOther && !now.loading) void own.invalidate();
  });
}
