import type { Connector, RailRequest } from '@egcr/payments/server';
import { conformsAsRail } from '@egcr/payments/testing';
import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll } from 'vitest';

import { openRailBank } from '../testing/bank.ts';
import { startFakeOpenPayments, type FakeOpenPayments } from '../testing/fake-open-payments.ts';
import { OPEN_PAYMENTS_BACK } from './op-opening.ts';
import { openPaymentsRail } from './open-payments-rail.ts';

let fake: FakeOpenPayments;
let bank: Bank;
let connector: Connector;
beforeAll(async () => {
  fake = await startFakeOpenPayments();
  ({ bank } = await openRailBank({ openPayments: fake.settings }));
  const { begin, connector: at } = openPaymentsRail(fake.settings);
  const rail = at(bank.services);
  connector = {
    ...rail,
    // The payments keep the payer's wallet in the transaction that sends a payment.
    pay: async (request: RailRequest) => {
      const { reference } = request;
      await bank.services.unit(async (work) => begin?.(work, { reference, payer: fake.payer }));
      return rail.pay(request);
    },
  };
});
afterAll(async () => {
  await bank.close();
  await fake.close();
});

conformsAsRail('open_payments', {
  open: async () => ({
    connector,
    taken: async (reference) => fake.books.incoming.filter((each) => each.reference === reference).length,
    onPage: async (reference, what) => {
      if (what === 'decline') return fake.books.deny(reference);
      const path = `${OPEN_PAYMENTS_BACK}/${encodeURIComponent(reference)}?${fake.books.agree(reference)}`;
      await fetch(`${bank.url}${path}`, { redirect: 'manual' });
    },
    lose: (reference, what) => {
      fake.books.trouble.set(reference, what === 'answer' ? 'page_lost' : 'request_lost');
    },
  }),
  accepted: 'accepted',
  declined: 'declined',
  answerLost: 'answer_lost',
  requestLost: 'request_lost',
});
