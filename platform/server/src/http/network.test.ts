import { expect, test } from 'vitest';

import { isHostHere, isLoopbackAddress, isLoopbackHost, isPrivateHost, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7', '0:0:2:3::/64'],
  ['1::3:4:5:6:7', '1:0:0:3::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['not an address', 'not an address'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  'localhost',
  'shop.localhost',
  '127.0.0.2',
  '[::1]',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.20',
  '169.254.7.7',
  '[fd12:3456::1]',
  '[fe80::1]',
  'egcr',
  'egcr.local',
  'wallet.internal',
  'box.home.arpa',
  'EGCR.test',
])('%s is a host of a private network (attack Y1)', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  'pay.example.org',
  'local.example.org',
  'notlocal.example',
  'localhost.example.org',
  '10.example.org',
  'localhost.',
  'x.notlocal',
  '203.0.113.7',
  '11.0.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.1.1',
  '0.0.0.0',
  '[::]',
  '[2001:db8::1]',
  '[::ffff:cb00:7107]',
])('%s may be reached over the internet (attack Y1)', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.255.1.2', true],
  ['128.0.0.1', false],
  ['12.7.0.0', false],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::2', false],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['localhost', false],
])('%s is an address of this machine alone: %s', (address, isHere) => {
  expect(isLoopbackAddress(address)).toBe(isHere);
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['shop.localhost', true],
  ['notlocalhost', false],
  ['localhost.example.org', false],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['[2001:db8::1]', false],
  ['10.0.0.1', false],
])('every browser takes %s for this machine: %s', (host, isHere) => {
  expect(isLoopbackHost(host)).toBe(isHere);
});

test.each([
  ['localhost', true],
  ['localhost:8080', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['shop.example:80', false],
  ['localhost.shop.example', false],
  ['', false],
  [undefined, false],
])('the Host header %s names this machine: %s', (host, isHere) => {
  expect(isHostHere(host)).toBe(isHere);
});
