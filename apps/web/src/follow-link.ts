import { keepArrivedLink } from '@egcr/web-kit/arrived-link';
import { readLink, type Link } from '@egcr/web-kit/link-tokens';
import { rememberForTab } from '@egcr/web-kit/partner-redirect';
import { acceptTokens, authClient } from '@egcr/web-kit/session';

import { partnerRules } from './partner-rules.ts';

/**
 * Looks at the address before anything else does. Tokens, errors and foreign targets leave the address and its history entry at once
 * and live on in memory only, for the screen that acts on them.
 */
export function readArrival(): Link {
  const link = readLink(window.location, partnerRules);
  if (link.kind === 'none') return link;
  window.history.replaceState(null, '', link.address);
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
    return isPinReset(data.user.user_metadata) ? '/pin-reset' : undefined;
  } catch (failure) {
    console.warn('the link could not be followed', failure);
    return link.purpose === 'magiclink' ? '/pin-reset' : undefined;
  }
}

/** The mark is a hint for the page only; the server grants the reset by itself. */
export function isPinReset(metadata: Readonly<Record<string, unknown>>): boolean {
  return (
    metadata['purpose'] === 'pin_reset' ||
    metadata['pin_reset_mode'] === true ||
    metadata['pin_reset'] === true
  );
}
