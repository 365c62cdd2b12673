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

describe('what the bell says of requests', () => {
  it.each([
    ['wallet.request_received', jvd, 'Amina asks you for Ɉ25.00'],
    ['wallet.request_received', {}, 'Amina asks you for money'],
    ['wallet.request_declined', jvd, 'Amina declined your request'],
    ['wallet.request_cancelled', jvd, 'Amina cancelled their request'],
    ['wallet.request_expired', jvd, 'Your request for money has expired'],
  ])('%s %j', (kind, money, title) => {
    expect(said(kind, { name: 'Amina', note: 'Rent', ...money })).toEqual({ title, note: 'Rent' });
  });
});

it('the bell tells no amount to people who have hidden theirs', () => {
  const title = said('wallet.request_received', { ...jvd, name: 'Amina', note: null }, true)?.title;
  expect(title).toContain('••••');
  expect(title).not.toContain('25');
});
