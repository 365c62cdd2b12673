import { expect, it } from 'vitest';

import { isPublicAddress } from './public-address.ts';

/** The address before a network, its first, its last, and the one after; none at the ends of what there is. */
it.each([
  [undefined, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '239.255.255.255', undefined],
  [undefined, '240.0.0.0', '255.255.255.255', undefined],
  [undefined, '::', '1fff:ffff::', undefined],
  [undefined, '2001::', '2001:1ff:ffff::', '2001:200::'],
  ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['3ffe:ffff::', '3fff::', '3fff:fff:ffff::', '3fff:1000::'],
  ['3fff:ffff::', '4000::', 'ffff::', undefined],
])('the public internet has %s and not %s to %s, then again %s', (before, first, last, after) => {
  expect([first, last].map(isPublicAddress)).toEqual([false, false]);
  const neighbours = [before, after].filter((address) => address !== undefined);
  expect(neighbours.filter((address) => !isPublicAddress(address))).toEqual([]);
});

it.each(['nonsense', '', '::ffff:8.8.8.8', '64:ff9b::808:808'])('%j is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
