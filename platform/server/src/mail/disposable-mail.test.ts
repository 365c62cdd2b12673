import { expect, it } from 'vitest';

import { isDisposableMail } from './disposable-mail.ts';

it.each([
  ['someone@mailinator.com', true],
  ['Someone@Mailinator.com ', true],
  ['someone@example.org', false],
  ['mailinator.com@example.org', false],
  ['', false],
] as const)('whether %j is an address for some minutes: %s', (address, expected) => {
  expect(isDisposableMail(address)).toBe(expected);
});
