import { expectStoredSession } from '@egcr/web-kit/session-state';
import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';

import type { Router } from '@egcr/web-kit/router.tsx';

let connected: Promise<void> | undefined;

/** Fetches the session's machinery and ties it to the router, once; public pages do without as long as nobody is signed in. */
export function needSession(router: Router): Promise<void> {
  connected ??= import('./connect-session.ts').then(({ connectSession }) => connectSession(router));
  return connected;
}

/** Wakes a session kept in this browser, now or when another tab signs in. */
export function wakeStoredSession(router: Router): void {
  if (expectStoredSession()) void needSession(router);
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_STORAGE_KEY && event.newValue !== null) void needSession(router);
  });
}
