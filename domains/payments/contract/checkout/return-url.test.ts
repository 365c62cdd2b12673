import { expect, it } from 'vitest';

import { returnUrlIssue } from './return-url.ts';

/** An address of so many characters, each as the browser writes it. */
const ofLength = (length: number) => 'https://shop.example/'.padEnd(length, 'a');

it.each([
  'https://shop.example/orders/7?of=me#paid',
  'http://localhost:3000/back',
  'http://127.0.0.1/back',
  'http://[::1]:8080/back',
  'https://localhost/back',
  ofLength(2000),
])('a shop takes its customers back to %s', (address) => {
  expect(returnUrlIssue(address)).toBeUndefined();
});

it.each([
  ['', 'return_url'],
  ['//shop.example', 'return_url'],
  ['http://shop.example/', 'return_url'],
  ['http://127.0.0.2/', 'return_url'],
  ['ftp://localhost/', 'return_url'],
  ['javascript:alert(1)', 'return_url'],
  ['https://user@shop.example/', 'return_url'],
  ['https://:secret@shop.example/', 'return_url'],
  ['https://shop.example/\ud800', 'return_url'],
  [ofLength(2001), 'too_long'],
  // Typed with spaces it is short enough, and the browser writes three characters for each.
  [`https://shop.example/${' '.repeat(700)}b`, 'too_long'],
])('a shop takes no customer to %s', (address, issue) => {
  expect(returnUrlIssue(address)).toBe(issue);
});
