import { createUploads } from '@egcr/server-kit/uploads';
import { createDevelopers } from '@egcr/developers/server';
import {
  openBank as openWalletBank,
  TEST_PIN,
  jvd,
  type Answer,
  type Bank,
  type TestPerson,
} from '@egcr/wallet/testing';

import { createPayments, paymentKinds } from '../index.ts';

/** The API of wallet and payments over a real server and database. */
export function openBank(): Promise<Bank> {
  return openWalletBank({
    kinds: paymentKinds,
    guests: [
      (parts) => {
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => made.domain.uploads ?? [] });
        const made = createPayments({
          ...parts,
          publicUrl: 'https://egcr.example',
          money: parts.wallet,
          uploads: uploads.door,
          record: parts.staff.record,
        });
        return {
          domain: { ...made.domain, calls: [...(made.domain.calls ?? []), ...(uploads.domain.calls ?? [])] },
        };
      },
      ({ people }) => createDevelopers({ people, allowsLoopback: true }),
    ],
  });
}

/** What an errand is made with. */
export function partsIn({ people, ledger, door }: Bank) {
  return { people, ledger, money: door };
}

/** What a merchant has, as the API answers it. */
export const ownBalance = (pending: string, available: string, reserved = '0', owed = '0') => [
  {
    asset: 'JVD',
    pending: jvd(pending),
    available: jvd(available),
    reserved: jvd(reserved),
    owed: jvd(owed),
  },
];

/** The presses of merchants and customers. */
export function shopIn(bank: Bank) {
  const makeLink = (as: TestPerson, body: object = {}): Promise<Answer> =>
    bank.call('POST', '/api/v1/payment-links', {
      as,
      key: crypto.randomUUID(),
      body: { title: 'Coffee beans', amount: jvd('2500'), ...body },
    });
  const start = (as: TestPerson, link: string, body: object = {}): Promise<Answer> =>
    bank.call('POST', `/api/v1/pay/${link}/payments`, { as, key: crypto.randomUUID(), body });
  const confirm = (
    as: TestPerson,
    id: string,
    key: string = crypto.randomUUID(),
    pin: string = TEST_PIN,
  ): Promise<Answer> => bank.call('POST', `/api/v1/payments/${id}/confirm`, { as, key, body: { pin } });
  const balance = async (as: TestPerson): Promise<unknown> =>
    (await bank.call('GET', '/api/v1/payment-balance', { as })).body.items;
  /** A merchant with a link, and someone with money. */
  const shop = async (link: object = {}, value = '10000') => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim', value)];
    const { body } = await makeLink(merchant, link);
    return { merchant, payer, link: String(body.id) };
  };
  const buy = async (payer: TestPerson, link: string): Promise<Answer> => {
    const { body } = await start(payer, link);
    return confirm(payer, body.id);
  };
  return { makeLink, start, confirm, balance, shop, buy };
}
