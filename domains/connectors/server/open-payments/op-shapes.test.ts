import { expect, it } from 'vitest';

import {
  grant,
  grantWithPage,
  incomingPayment,
  outgoingPayments,
  quote,
  refusalOf,
  walletDocument,
} from './op-shapes.ts';

const long = (length: number) => 'x'.repeat(length);
const amount = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const token = (value: string) => ({ access_token: { value } });
const wallet = (id: string) => ({
  ...amount('1'),
  id,
  authServer: 'https://auth.example',
  resourceServer: 'https://wallet.example',
});
const page = (more: object) => ({
  interact: { redirect: 'https://auth.example/page', finish: 'theirs' },
  continue: { uri: 'https://auth.example/continue', ...token('x') },
  ...more,
});

it.each([
  ['an address of 500 characters', walletDocument, wallet(long(500)), true],
  ['an address of 501 characters', walletDocument, wallet(long(501)), false],
  ['a token of one character', grant, token('x'), true],
  ['an empty token', grant, token(''), false],
  ['a token of 2,000 characters', grant, token(long(2000)), true],
  ['a token of 2,001 characters', grant, token(long(2001)), false],
  ['a page', grantWithPage, page({}), true],
  [
    'a page without a word of its own',
    grantWithPage,
    page({ interact: { redirect: 'x', finish: '' } }),
    false,
  ],
  ['an amount of 30 digits', quote, { id: 'x', debitAmount: amount('9'.repeat(30)) }, true],
  ['an amount of 31 digits', quote, { id: 'x', debitAmount: amount('9'.repeat(31)) }, false],
  ['an amount below zero', quote, { id: 'x', debitAmount: amount('-1') }, false],
  ['a part of a cent', quote, { id: 'x', debitAmount: amount('1.5') }, false],
  [
    'an incoming payment that does not say whether it is over',
    incomingPayment,
    { id: 'x', incomingAmount: amount('1'), receivedAmount: amount('0') },
    true,
  ],
  ['a list without its pages', outgoingPayments, { result: [] }, false],
] as const)('%s of another server is read, or not: %#', (_what, schema, said, isRead) => {
  expect(schema.safeParse(said).success).toBe(isRead);
});

it.each([
  [{ error: 'request_denied' }, 'request_denied'],
  [{ error: { code: 'user_denied', description: 'No.' } }, 'user_denied'],
  [{ error: {} }, undefined],
  [{}, undefined],
  ['no', undefined],
] as const)('of %j the refusal is %s', (said, code) => {
  expect(refusalOf(said)).toBe(code);
});
