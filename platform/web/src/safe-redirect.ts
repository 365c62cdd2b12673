import { addressFor } from '@egcr/contract/screen-roles';

/** Says whether our own app has a page at that path. */
export type IsKnownPath = (pathname: string) => boolean;

// A made-up origin: whatever escapes it was not a path of ours.
const HOME = 'https://home.invalid';
// Control characters, spaces and backslashes: browsers read them as slashes or drop them.
// oxlint-disable-next-line no-control-regex -- exactly those are looked for
const DECEIVING = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

/**
 * Where a `redirect` parameter may lead: a path of our own that exists, with its search and hash.
 * Anything else is undefined: other origins in every disguise, unknown paths, and the sign-in page itself (it would go round for ever).
 */
export function safeRedirect(text: string | null | undefined, isKnownPath: IsKnownPath): string | undefined {
  if (!text || !text.startsWith('/') || text.startsWith('//') || DECEIVING.test(text)) return undefined;
  const url = parseUrl(text, HOME);
  if (!url || url.origin !== HOME || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === addressFor('sign_in') || !isKnownPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

export interface PartnerRules {
  readonly isKnownPath: IsKnownPath;
  /** Exact origins of the partner sites, `https://build.example.org`. */
  readonly origins: readonly string[];
}

/** Where a partner's `redirectTo` may lead: a page of our own, or an address on exactly one of the allowed origins. */
export function safePartnerTarget(text: string | null | undefined, rules: PartnerRules): string | undefined {
  if (!text || DECEIVING.test(text)) return undefined;
  if (text.startsWith('/')) return safeRedirect(text, rules.isKnownPath);
  const url = parseUrl(text);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return rules.origins.includes(url.origin) && url.origin !== 'null' ? url.href : undefined;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
