import type { IdentitySettings } from '@egcr/identity/server';

const UNSAFE = /[\\\s\p{Cc}\p{Cf}]/u;

/**
 * Where a link may lead: the site itself, or an allowed origin below its allowed path. Anything else, and anything that tries to
 * look like one of these, leads to the site.
 */
export function safeRedirect(wish: string | undefined, settings: IdentitySettings): string {
  if (wish === undefined || wish === '' || UNSAFE.test(wish) || !/^https?:\/\//i.test(wish))
    return settings.siteUrl;
  const target = URL.parse(wish);
  if (!target || target.username !== '' || target.password !== '') return settings.siteUrl;
  const allowed = [new URL(settings.siteUrl).origin, ...settings.redirectAllowList];
  return allowed.some((place) => isWithin(target, new URL(place))) ? target.href : settings.siteUrl;
}

function isWithin(target: URL, place: URL): boolean {
  if (target.origin !== place.origin && !isSameLoopback(target, place)) return false;
  const below = place.pathname.endsWith('/') ? place.pathname : `${place.pathname}/`;
  return target.pathname === place.pathname || target.pathname.startsWith(below);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On one's own machine `localhost` and `127.0.0.1` are the same site; nobody else can be there. */
function isSameLoopback(target: URL, place: URL): boolean {
  const isSamePort = target.protocol === place.protocol && target.port === place.port;
  return isSamePort && LOOPBACK.has(target.hostname) && LOOPBACK.has(place.hostname);
}

/** The target with these values in its fragment, where neither servers nor logs see them. Its own fragment gives way to any. */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(target);
  if (Object.keys(values).length > 0) address.hash = new URLSearchParams(values).toString();
  return address.href;
}

/** The target with these values in its query as well, for clients that are servers; others of the same name give way. */
export function withQuery(target: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(target);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
}
