import { formatMoney } from '@egcr/ui/format-money';
import { describe, expect, it } from 'vitest';

import { notices } from './notices.ts';

/** What the bell says; undefined where it cannot be read. */
function said(kind: string, params: object, isConcealed = false) {
  const found = notices.find(({ declared }) => declared.kind === kind);
  const news = found?.say(
    { ...params },
    {
      language: 'en',
      locale: 'en',
      amount: (money) => (isConcealed ? '••••' : formatMoney(money, { locale: 'en' })),
    },
  );
  return news && { title: news.title.replace(/[\u2068\u2069]/g, ''), note: news.note ?? null };
}

const jvd = { value: '2500', assetCode: 'JVD', assetScale: 2 };

describe('what the bell says of scheduled payments', () => {
  it.each([
    ['wallet.order_paid', jvd, 'Your scheduled payment of Ɉ25.00 to Amina was made'],
    [
      'wallet.order_failed',
      jvd,
      'Your scheduled payment of Ɉ25.00 to Amina could not be made. We try again.',
    ],
    ['wallet.order_blocked', jvd, 'Your scheduled payments to Amina are paused: your account is blocked'],
    ['wallet.order_paused', jvd, 'Your scheduled payments to Amina are paused: four attempts failed'],
    ['wallet.order_skipped', jvd, 'Payments to Amina were missed and are too late; they were skipped'],
  ])('%s %j', (kind, money, title) => {
    expect(said(kind, { name: 'Amina', note: 'Rent', ...money })).toEqual({ title, note: 'Rent' });
  });
});

it('the bell tells no amount to people who have hidden theirs', () => {
  const title = said('wallet.order_paid', { ...jvd, name: 'Amina', note: null }, true)?.title;
  expect(title).toContain('••••');
  expect(title).not.toContain('25');
});
