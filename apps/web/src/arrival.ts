import type { Link } from '@egcr/web-kit/link-tokens';
import { hasStoredSession } from '@egcr/web-kit/session-key';

import type { Router } from '@egcr/web-kit/router.tsx';
import { webDomains } from './domains.ts';
import { needSession } from './session-when-needed.ts';

/** What mail links and partner portals put into an address. */
const TELLING = /access_token|refresh_token|error|message|type=recovery|redirectTo/;

/**
 * Looks at the address before anything else does. One that may hold tokens loses everything but its path at once, also in its history
 * entry; what it said lives on in memory, is read by code fetched for it, and the page gets back the address it may keep.
 */
export async function takeAddress(): Promise<Link> {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const { takes = {} } of webDomains)
    for (const [name, take] of Object.entries(takes)) if (query.has(name)) void take(search);
  if (!TELLING.test(search + hash)) return { kind: 'none' };
  window.history.replaceState(null, '', pathname);
  const { takeArrival } = await import('./follow-link.ts');
  return takeArrival({ pathname, search, hash });
}

/** Asks first where a link meets another person's session; answers what is left to follow. */
export async function agreeOn(link: Link, place: HTMLElement): Promise<Link> {
  if (link.kind !== 'tokens' || !hasStoredSession()) return link;
  const { askWhose } = await import('./ask-whose.tsx');
  return askWhose(link, place);
}

/** Acts on a link that no screen of its own waits for, before the page is shown. */
export async function followAddress(link: Link, router: Router): Promise<void> {
  if (link.kind !== 'tokens') return;
  await needSession(router);
  const { followArrival } = await import('./follow-link.ts');
  const elsewhere = await followArrival(link);
  if (elsewhere !== undefined) router.go(elsewhere, 'replace');
}
