import { addressFor } from '@egcr/contract/screen-roles';
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
  sessionEnded,
  startSession,
} from '@egcr/web-kit/session';

import { keepIdleWatch, noteSessionOver } from './idle-watch.ts';
import { loadOpen } from './registry.ts';

import type { Router } from '@egcr/web-kit/router.tsx';

/** Ties the session to calls and router: who may see a page is judged again whenever the session changes. */
export function connectSession(own: Router): void {
  connectCalls({
    language: () => currentReader().language,
    accessToken,
    refreshAccess,
    idle_s: () => Math.max(0, Math.round((Date.now() - authState().lastActiveTimestamp) / 1000)),
    onPinRequired: () => {
      distrustPin();
      const { path, search } = own.here();
      if (path === addressFor('enter_pin')) return;
      own.go(redirectAddress({ path: addressFor('enter_pin'), redirect: path + search }));
    },
    onSessionExpired: () => {
      if (!authState().isAuthenticated) return;
      noteSessionOver();
      void sessionEnded();
    },
  });
  passAuthThrough(bringWhatDomainsAdd);
  followSession(own);
  keepIdleWatch(own);
  startSession({
    loadProfile: async () => (await sessionCalls()).loadProfile(),
    readPin: async () => (await sessionCalls()).readPin(),
    clearPin: async () => (await sessionCalls()).clearPin(),
    reportActivity: async (idle_s) => (await sessionCalls()).reportActivity(idle_s),
  });
}

const sessionCalls = async () => (await loadOpen()).loadSessionCalls();

function bringWhatDomainsAdd(send: typeof fetch): typeof fetch {
  return async (...given) => {
    const { wrapsAuth } = await loadOpen();
    let through = send;
    for (const wrap of wrapsAuth) through = await wrap(through);
    return through(...given);
  };
}

/** Judges the page again when someone signs in or out, when the PIN window closes, or when a second factor is due. */
function followSession(own: Router): void {
  let before = authState();
  onAuthState(() => {
    const now = authState();
    const isLess =
      (before.isPINVerified && !now.isPINVerified) || (!before.needsSecondFactor && now.needsSecondFactor);
    const isOther = now.user?.id !== before.user?.id || isLess;
    before = now;
    if (isOther && !now.loading) void own.reload();
  });
}
