import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { messages as english } from './messages/en.ts';
import { newsOf } from './news.ts';

const t = textOf<typeof english>(english, { language: 'en', locale: 'en' });
const amount = { value: '2500', assetCode: 'JVD', assetScale: 2 };

describe('what the bell says of requests and scheduled payments', () => {
  it.each([
    ['wallet.request_received', amount, 'Amina asks you for Ɉ25.00'],
    ['wallet.request_received', {}, 'Amina asks you for money'],
    ['wallet.request_declined', amount, 'Amina declined your request'],
    ['wallet.request_cancelled', amount, 'Amina took back their request'],
    ['wallet.request_expired', amount, 'Your request for money has expired'],
    ['wallet.order_paid', amount, 'Your scheduled payment of Ɉ25.00 to Amina was made'],
    [
      'wallet.order_failed',
      amount,
      'Your scheduled payment of Ɉ25.00 to Amina could not be made. We try again.',
    ],
    ['wallet.order_blocked', amount, 'Your scheduled payments to Amina are paused: your account is blocked'],
    ['wallet.order_paused', amount, 'Your scheduled payments to Amina are paused: four attempts failed'],
    ['wallet.order_skipped', amount, 'Payments to Amina were missed and are too late; they were skipped'],
  ])('%s %j', (kind, money, title) => {
    const { title: said, note } = newsOf(
      t,
      { kind, params: { name: 'Amina', note: 'Rent', ...money } },
      { locale: 'en' },
    );
    expect([said.replace(/[\u2068\u2069]/g, ''), note]).toEqual([title, 'Rent']);
  });

  it('is news in general where it cannot be read', () => {
    expect(newsOf(t, { kind: 'wallet.order_paid', params: {} }, { locale: 'en' }).title).toBe(
      english['kind.unknown'],
    );
  });
});
