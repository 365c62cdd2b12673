/** Networks in CIDR notation, read by one rule in the browser and on the server. */

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const LENGTH = /^(?:0|[1-9]\d{0,2})$/;
const MAPPED = /^::ffff:/i;

export interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/**
 * Reads `203.0.113.0/24`, `2001:db8::/32` or one address; undefined for anything else. An IPv6 address that only wraps an IPv4 address is
 * none: the address itself is meant.
 */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.trim().split('/');
  if (more.length > 0 || (length !== undefined && !LENGTH.test(length))) return undefined;
  const family = IPV4.test(address) ? 'ipv4' : isIpv6(address) ? 'ipv6' : undefined;
  if (family === undefined) return undefined;
  const most = family === 'ipv4' ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  return bits <= most ? { address, bits, family } : undefined;
}

function isIpv6(address: string): boolean {
  if (!/^[\da-f:]{2,39}$/i.test(address) || MAPPED.test(address)) return false;
  return URL.canParse(`http://[${address}]/`);
}

/** The networks that stand in a field: separated by commas, spaces or lines. */
export function splitNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
