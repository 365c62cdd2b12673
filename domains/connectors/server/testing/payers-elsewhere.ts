import { errandsIn, paymentHealth, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';

import { OPEN_PAYMENTS_BACK } from '../open-payments/op-opening.ts';
import { openRailBank } from './bank.ts';
import { startFakeOpenPayments } from './fake-open-payments.ts';

export const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

const PAYMENTS = '/api/v1/payments';

/** A bank whose customers pay from wallets at another provider, and what they do. */
export async function openElsewhere() {
  const fake = await startFakeOpenPayments();
  const { bank, rails } = await openRailBank({ openPayments: fake.settings });
  const errands = errandsIn(bank, rails);
  const shop = shopIn(bank);
  const run = (payment: string, more: object = {}) => errands.run(payment, more);
  const confirm = (as: TestPerson, id: string, body: object = { wallet_address: fake.payer }) =>
    bank.call('POST', `${PAYMENTS}/${id}/confirm`, {
      as,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN, method: 'open_payments', ...body },
    });
  const back = (reference: string, query: string) =>
    fetch(`${bank.url}${OPEN_PAYMENTS_BACK}/${encodeURIComponent(reference)}?${query}`, {
      redirect: 'manual',
    });
  /** A payer who is asked on the page of their own wallet. */
  const onPage = async (body?: object) => {
    const sold = await shop.shop({ amount: usd('2500') }, '0');
    const id = String((await shop.start(sold.payer, sold.link)).body.id);
    const sent = await confirm(sold.payer, id, body);
    await run(id);
    return { ...sold, id, sent, reference: `${id}:1` };
  };
  return {
    fake,
    bank,
    shop,
    run,
    confirm,
    back,
    onPage,
    /** The same, once they have agreed. */
    paid: async () => {
      const sold = await onPage();
      await back(sold.reference, fake.books.agree(sold.reference));
      await run(sold.id);
      return sold;
    },
    read: async (as: TestPerson, id: string) => (await bank.call('GET', `${PAYMENTS}/${id}`, { as })).body,
    balanceIn: async (as: TestPerson) =>
      (await bank.call('GET', '/api/v1/payment-balance', { as })).body.items[0],
    health: async () => (await paymentHealth(bank.services))[0]?.state,
    close: async () => {
      await bank.close();
      await fake.close();
    },
  };
}
