import { call } from '@egcr/web-kit/call';
import { hasConsent } from '@egcr/web-kit/consent';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { preferredCurrency } from '@egcr/web-kit/preferred-currency';
import { authState } from '@egcr/web-kit/session-state';
import { readStored } from '@egcr/web-kit/stored';

import { recordActivityCall } from '../../contract/endpoints.ts';
import { LOGS_PER_WINDOW_MAX } from '../../contract/limits.ts';
import { roughSize } from '../../contract/rules.ts';
import type { ActivityReport } from '../../contract/shapes.ts';
import { sharedPlace } from './shared-place.ts';

/** What comes within this time leaves together; what waits when the page is hidden leaves then. */
const GATHER_MS = 1500;
const SESSION_ID_KEY = 'session_id';

let waiting: ActivityReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Adds an act to the log of the person who is signed in, if they allow it; otherwise nothing is made of it. Never throws and never waits: what
 * cannot be sent only warns.
 */
export function noteActivity(type: string, path = window.location.pathname): void {
  if (!authState().user || !hasConsent('analytics')) return;
  if (waiting.length >= LOGS_PER_WINDOW_MAX) return;
  waiting.push(reportOf(type, path));
  timer ??= setTimeout(sendWaiting, GATHER_MS);
}

/** Sends what waits when the page is left. Returns how to stop. */
export function sendWhenLeaving(): () => void {
  const leave = () => document.visibilityState === 'hidden' && sendWaiting();
  document.addEventListener('visibilitychange', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    sendWaiting();
  };
}

function sendWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  const leaving = waiting;
  waiting = [];
  // Who is signed in, and what they allow, is looked up first: both may have changed meanwhile.
  if (!authState().user || !hasConsent('analytics')) return;
  for (const body of leaving)
    call(recordActivityCall, { body }, { outlivesPage: true }).catch((failure: unknown) =>
      console.warn('an act was not added to the activity log', failure),
    );
}

function reportOf(type: string, path: string): ActivityReport {
  return {
    activity_type: type,
    session_id: readStored(SESSION_ID_KEY, () => sessionStorage),
    page_url: path,
    currency_selected: preferredCurrency() ?? null,
    language_detected: navigator.language,
    language_selected: currentReader().chosen ?? currentReader().language,
    // The default place of the preferences is no observation: only what the browser says now.
    ...(hasConsent('security_location') && {
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...sharedPlace(),
    }),
    activity_details: {
      timestamp: new Date().toISOString(),
      screen_resolution: roughSize(`${screen.width}x${screen.height}`),
      viewport_size: roughSize(`${window.innerWidth}x${window.innerHeight}`),
      security_tracking: false,
    },
  };
}
