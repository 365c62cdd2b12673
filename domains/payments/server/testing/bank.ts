import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { createUploads } from '@egcr/server-kit/uploads';
import { createDevelopers } from '@egcr/developers/server';
import { createRisk } from '@egcr/risk/server';
import { treasuryKinds } from '@egcr/treasury/server';
import {
  openBank as openWalletBank,
  TEST_PIN,
  jvd,
  type Answer,
  type Bank,
  type TestPerson,
} from '@egcr/wallet/testing';

import type { ServerDomain } from '@egcr/server-kit/domain';

import { SETTLE_AFTER_S } from '../../contract/limits.ts';
import { runAttempt } from '../attempts/run-attempt.ts';
import { FOLLOW_UP } from '../balance.ts';
import type { PaymentParts } from '../parts.ts';
import { answerRail } from '../rails/rail-disputes.ts';
import { sendRefund } from '../rails/send-refund.ts';
import { standing, teamsIn } from './businesses.ts';
import { createPayments, paymentKinds, type LiveRails, type PaymentsDoor } from '../index.ts';

export { businessesIn, standing, teamsIn } from './businesses.ts';
export { paymentHealth } from '../health.ts';
export { conformsAsRail, requestWith } from './conformance.ts';

interface Beside {
  readonly domain: ServerDomain;
  readonly rails: LiveRails;
}

/** A domain that carries payments, made with what it needs of them. */
type MakeBeside = (parts: Pick<PaymentParts, 'ledger'> & { readonly payments: () => PaymentsDoor }) => Beside;

/** A domain that follows payments, with what of it takes two people. */
type MakeAfter = (parts: { readonly approvals: ApprovalsDoor; readonly payments: () => PaymentsDoor }) => {
  readonly domain: ServerDomain;
  readonly proposals: readonly ProposalKind[];
};

/** The API of wallet and payments over a real server and database; with the domains that carry and follow them where a test has them. */
export function openBank(makeBeside?: MakeBeside, makeAfter?: MakeAfter): Promise<Bank> {
  let beside: Beside | undefined;
  let payments: (() => PaymentsDoor) | undefined;
  const risk = createRisk();
  return openWalletBank({
    kinds: [...paymentKinds, ...treasuryKinds],
    guests: [
      () => ({ domain: risk.domain }),
      (parts) => {
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => made.domain.uploads ?? [] });
        beside = makeBeside?.({ ledger: parts.ledger, payments: () => made.door });
        const made = createPayments({
          ...parts,
          ...standing,
          risk: risk.door,
          publicUrl: 'https://egcr.example',
          money: parts.wallet,
          uploads: uploads.door,
          record: parts.staff.record,
          rails: beside?.rails ?? [],
        });
        payments = () => made.door;
        return {
          domain: { ...made.domain, calls: [...(made.domain.calls ?? []), ...(uploads.domain.calls ?? [])] },
        };
      },
      () => ({ domain: beside?.domain ?? { name: 'nothing_beside' } }),
      ({ approvals }) => {
        if (makeAfter === undefined || payments === undefined) return { domain: { name: 'nothing_after' } };
        return makeAfter({ approvals, payments });
      },
      (parts) => teamsIn(parts),
      ({ people }) => createDevelopers({ people, allowsLoopback: true }),
    ],
  });
}

/** What an errand is made with. */
export function partsIn({ people, ledger, door }: Bank, rails: LiveRails = []) {
  return { ...standing, people, ledger, money: door, rails };
}

/** The errands that the queue would run. */
export function errandsIn(bank: Bank, rails: LiveRails) {
  const parts = partsIn(bank, rails);
  return {
    run: (payment: string, more: object = {}) =>
      runAttempt(parts)(bank.services, { payment, number: 1, ...more }),
    sendRefund: (refund: string) => sendRefund(parts)(bank.services, { refund }),
    answerRail: (payload: Readonly<Record<string, unknown>>) => answerRail(parts)(bank.services, payload),
  };
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
  /** Waits until the money of the sales so far is available. */
  const makeAvailable = async (): Promise<void> => {
    bank.clock.advance(SETTLE_AFTER_S + 1);
    await bank.runJob(FOLLOW_UP);
  };
  return { makeLink, start, confirm, balance, shop, buy, makeAvailable };
}
