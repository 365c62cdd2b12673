import { expect, it } from 'vitest';

import { walletAddressOf } from './wallet-address-rules.ts';

/** Of two hundred characters. */
const longest = 'https://wallet.example/'.padEnd(200, 'x');

it.each([
  ['https://wallet.example/amina', 'https://wallet.example/amina'],
  [' $wallet.example/amina ', 'https://wallet.example/amina'],
  ['wallet.example/amina/', 'https://wallet.example/amina'],
  ['https://Wallet.Example', 'https://wallet.example/.well-known/pay'],
  ['http://127.0.0.1:4000/amina', 'http://127.0.0.1:4000/amina'],
  ['http://localhost/amina', 'http://localhost/amina'],
  ['http://[::1]/amina', 'http://[::1]/amina'],
  [longest, longest],
])('%s is the address of a wallet', (typed, address) => {
  expect(walletAddressOf(typed)).toBe(address);
});

it.each([
  '',
  '$',
  'amina',
  'amina@wallet.example/x y',
  'https://amina:secret@wallet.example/amina',
  'https://amina@wallet.example/amina',
  'https://:secret@wallet.example/amina',
  'https://wallet.example/amina?to=me',
  'https://wallet.example/amina#me',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'localhosts',
  `${longest}x`,
  longest.replace('https://', '').padEnd(193, 'x'),
])('%s is none', (typed) => {
  expect(walletAddressOf(typed)).toBeUndefined();
});
