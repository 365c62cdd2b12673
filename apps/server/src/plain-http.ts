import { isPrivateHost } from '@egcr/server-kit/network';

import { listOf } from './setting-texts.ts';

/** Settings that hold addresses, and what crosses the network on the way to them. */
const carried = {
  PUBLIC_URL: 'passwords, PINs and sessions',
  ALLOWED_ORIGINS: 'pages that hold sessions',
  AUTH_REDIRECT_ALLOW_LIST: 'pages that receive sessions',
  AUTH_CORS_ORIGINS: 'pages that hold sessions',
  SMS_URL: 'codes and the key of the gateway',
  RATES_URL: 'the prices that conversions follow',
} as const;

/**
 * Addresses of production that are plain http at a name of the public internet: the person who stands between could read what passes, and
 * change it. Where TLS ends at a proxy the address that people see is https as well, so no setting allows the other. Addresses of
 * private networks may be plain.
 */
export function plainHttpIssues(
  given: Readonly<Record<string, string | undefined>>,
): readonly { readonly name: string; readonly problem: string }[] {
  if (given['NODE_ENV'] !== 'production') return [];
  return Object.entries(carried).flatMap(([name, what]) =>
    listOf(given[name] ?? '').some(isPlainAndPublic)
      ? [{ name, problem: `must be https in production: ${what} would cross the internet in the clear` }]
      : [],
  );
}

/** What does not parse is refused elsewhere. */
function isPlainAndPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isPrivateHost(hostname);
}
