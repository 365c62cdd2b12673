/** What can be told from a request alone; both libraries are read when they are first needed, so that no start waits for them. */
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';

import { networkOf } from '@egcr/server-kit/network';
import type { CountryResponse, Reader } from 'maxmind';

interface CountryRow {
  readonly country_code: string;
}

/** CC0: github.com/sapics/ip-location-db, from the registries' own data; country level, read offline. */
const COUNTRIES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let opened: Promise<Reader<CountryResponse>> | undefined;

function countries(): Promise<Reader<CountryResponse>> {
  opened ??= import('maxmind').then(({ open }) => open(fileURLToPath(import.meta.resolve(COUNTRIES))));
  return opened;
}

export interface Country {
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** The country whose registry gave out a network; undefined for private networks and what nobody holds. */
export async function countryOf(address: string): Promise<Country | undefined> {
  const found: unknown = (await countries()).get(networkOf(address).replace('/64', ''));
  if (!isCountryRow(found)) return undefined;
  const code = found.country_code.toUpperCase();
  return { code, name: new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code };
}

function isCountryRow(found: unknown): found is CountryRow {
  return (
    typeof found === 'object' &&
    found !== null &&
    'country_code' in found &&
    typeof found.country_code === 'string' &&
    /^[A-Za-z]{2}$/.test(found.country_code)
  );
}

/** Enough of a network address to recognise a network, not a household: IPv4 /24, IPv6 /48. */
export function roughNetwork(address: string): string | null {
  const network = networkOf(address);
  if (network === '') return null;
  if (!isIPv6(network.replace('/64', ''))) return network.replace(/\.\d+$/, '.0');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** `Firefox 131, Windows`: the browser's family and major version, the system's family; null where neither is known. */
export async function roughUserAgent(userAgent: string): Promise<string | null> {
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent === '' ? '-' : userAgent);
  const major = browser.version?.split('.')[0];
  const family = [browser.name, major].filter(Boolean).join(' ');
  return [family, os.name].filter(Boolean).join(', ') || null;
}
