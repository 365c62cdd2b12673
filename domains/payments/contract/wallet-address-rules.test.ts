import { expect, it } from 'vitest';

import { walletAddressOf } from './wallet-address-rules.ts';

it.each([
  ['https://wallet.example/amina', 'https://wallet.example/amina'],
  [' $wallet.example/amina ', 'https://wallet.example/amina'],
  ['wallet.example/amina/', 'https://wallet.example/amina'],
  ['https://Wallet.Example', 'https://wallet.example/.well-known/pay'],
  ['http://127.0.0.1:4000/amina', 'http://127.0.0.1:4000/amina'],
])('%s is the address of a wallet', (typed, address) => {
  expect(walletAddressOf(typed)).toBe(address);
});

it.each([
  '',
  '$',
  'amina',
  'amina@wallet.example/x y',
  'https://amina:secret@wallet.example/amina',
  'https://wallet.example/amina?to=me',
  'https://wallet.example/amina#me',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://wallet.example/${'x'.repeat(200)}`,
])('%s is none', (typed) => {
  expect(walletAddressOf(typed)).toBeUndefined();
});
