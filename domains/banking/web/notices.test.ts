import { formatMoney } from '@egcr/ui/format-money';
import { describe, expect, it } from 'vitest';

import { notices } from './notices.ts';

const eur = { value: '2500', assetCode: 'EUR', assetScale: 2 };

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
  return (
    news && {
      isOutgoing: news.isOutgoing === true,
      title: news.title.replace(/[\u2068\u2069]/g, ''),
      note: news.note ?? null,
    }
  );
}

describe('what the bell says of money from a bank and to one', () => {
  it.each([
    ['wallet.deposit_received', '€25.00 arrived by bank transfer', false],
    ['wallet.withdrawal_paid', 'Your withdrawal of €25.00 was paid out', true],
    ['wallet.withdrawal_returned', 'Your withdrawal of €25.00 was returned to your wallet', false],
  ])('%s: %s', (kind, title, isOutgoing) => {
    expect(said(kind, eur)).toEqual({ title, note: null, isOutgoing });
    expect(said(kind, {})).toBeUndefined();
  });
});

it('the bell tells no amount to people who have hidden theirs', () => {
  expect(said('wallet.deposit_received', eur, true)?.title).toBe('•••• arrived by bank transfer');
});
