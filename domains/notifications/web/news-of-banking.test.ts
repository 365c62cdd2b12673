import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { messages as english } from './messages/en.ts';
import { newsOf } from './news.ts';

const t = textOf<typeof english>(english, { language: 'en', locale: 'en' });
const amount = { value: '2500', assetCode: 'EUR', assetScale: 2 };

const said = (kind: string, params: object, isConcealed = false) =>
  newsOf(t, { kind, params: { ...params } }, { locale: 'en', isConcealed }).title.replace(
    /[\u2068\u2069]/g,
    '',
  );

describe('what the bell says of money from a bank and to one', () => {
  it.each([
    ['wallet.deposit_received', '€25.00 arrived by bank transfer'],
    ['wallet.withdrawal_paid', 'Your withdrawal of €25.00 was paid out'],
    ['wallet.withdrawal_returned', 'Your withdrawal of €25.00 came back: the money is in your wallet again'],
  ])('%s: %s', (kind, title) => {
    expect(said(kind, amount)).toBe(title);
    expect(said(kind, {})).toBe(english['kind.unknown']);
  });
});

describe('who has hidden their amounts', () => {
  it.each([
    ['wallet.deposit_received', amount],
    ['wallet.money_received', { ...amount, from_name: 'Amina', note: null }],
    ['wallet.request_received', { ...amount, name: 'Amina', note: null }],
    ['wallet.order_paid', { ...amount, name: 'Amina', note: null }],
  ])('reads none in the bell either: %s', (kind, params) => {
    expect(said(kind, params, true)).toContain('••••');
    expect(said(kind, params, true)).not.toContain('25');
  });
});
