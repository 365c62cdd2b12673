import { addressFor } from '@egcr/contract/screen-roles';
import { keepArrivedLink } from '@egcr/web-kit/arrived-link';
import { readLink, type Link, type LinkLocation } from '@egcr/web-kit/link-tokens';
import { rememberForTab } from '@egcr/web-kit/partner-redirect';
import { acceptTokens, authClient } from '@egcr/web-kit/session';

import { partnerRules } from './partner-rules.ts';

/** Reads what the address was, gives the page the address it may keep, and remembers what a screen will act on. */
export function takeArrival(at: LinkLocation): Link {
  const link = readLink(at, partnerRules);
  window.history.replaceState(null, '', 'address' in link ? link.address : at.pathname + at.search + at.hash);
  if (link.kind === 'partner') rememberForTab(link.memory);
  if (link.kind === 'refused') console.warn('a link wanted to lead to an address that is not allowed');
  if (link.kind !== 'tokens' || link.purpose === 'signup' || link.purpose === 'recovery')
    keepArrivedLink(link);
  return link;
}

/**
 * Acts on links that no screen of their own waits for: signs in, and looks whether a magic link is for a new PIN.
 * Resolves to the address to go to instead, if any. A check that fails leads to the PIN reset too.
 */
export async function followArrival(link: Link): Promise<string | undefined> {
  if (link.kind !== 'tokens' || link.purpose === 'signup' || link.purpose === 'recovery') return undefined;
  try {
    await acceptTokens(link.tokens);
    if (link.purpose !== 'magiclink') return undefined;
    const { data, error } = await (await authClient()).getUser();
    if (error) throw error;
    return isPinReset(data.user.user_metadata) ? addressFor('reset_pin') : undefined;
  } catch (failure) {
    console.warn('the link could not be followed', failure);
    return link.purpose === 'magiclink' ? addressFor('reset_pin') : undefined;
  }
}

/** The mark is a hint for the page only; the server alone grants the reset. */
export function isPinReset(metadata: Readonly<Record<string, unknown>>): boolean {
  return (
    metadata['purpose'] === 'pin_reset' ||
    metadata['pin_reset_mode'] === true ||
    metadata['pin_reset'] === true
  );
}
