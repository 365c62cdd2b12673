import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** The network that stands for one subscriber: an IPv4 address itself, the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An address of this machine alone: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address: string): boolean {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain.startsWith('127.');
  return isIPv6(plain) && new URL(`http://[${plain}]`).hostname === '[::1]';
}

/** The host of a URL or a Host header, without its port, that every browser takes for this machine: a loopback address, or a name below localhost. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isLoopbackAddress(/^\[(.*)\]$/.exec(name)?.[1] ?? name);
}

const PRIVATE_IPV4 = /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./;
const PRIVATE_IPV6 = /^(f[cd]..|fe[89ab].):/;
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa|test)$/;

/**
 * The host of a URL, as `URL` writes it, that the public internet does not have: an address of this machine, of a private network
 * (RFC 1918, RFC 4193) or of one link, a name without a point, or one below a name that the public DNS never gives out.
 */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase();
  if (isLoopbackHost(name)) return true;
  const inner = /^\[(.*)\]$/.exec(name)?.[1] ?? name;
  if (isIPv4(inner)) return PRIVATE_IPV4.test(inner);
  if (isIPv6(inner)) return PRIVATE_IPV6.test(inner);
  return /^[a-z\d-]+$/.test(name) || PRIVATE_NAME.test(name);
}

/** Whether a Host header names this machine: a page of another person whose name leads here does not. */
export function isHostHere(host: string | undefined): boolean {
  return isLoopbackHost((host ?? '').replace(/:\d*$/, ''));
}
