import { wireMoney } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** To the payer of a large payment from a new device. */
export const wasThisYou = notice('fraud.was_this_you', {
  params: z.extend(wireMoney, { name: z.string() }),
  link: () => hrefOf('wallet-security'),
  type: 'alert.fraud',
});

const aboutHold = {
  params: z.extend(wireMoney, { reference: z.string() }),
  link: () => hrefOf('wallet'),
  type: 'money.held',
} as const;

/** To the owner of money that is held; `reference` is that of the payment. */
export const holdTold = {
  placed: notice('fraud.money_held', aboutHold),
  prolonged: notice('fraud.hold_prolonged', aboutHold),
  ended: notice('fraud.hold_ended', aboutHold),
} as const;

const aboutReport = {
  params: z.object({ reference: z.string() }),
  link: (caseId: string) => `${hrefOf('cases')}/${encodeURIComponent(caseId)}`,
  type: 'alert.fraud',
} as const;

/** To who reported the payment with this reference: never how much its recipient still had. */
export const reporterTold = {
  placed: notice('fraud.reported_payment_held', aboutReport),
  prolonged: notice('fraud.reported_hold_prolonged', aboutReport),
  ended: notice('fraud.reported_hold_ended', aboutReport),
} as const;

const forOfficers = {
  params: z.object({ reference: z.string() }),
  link: (caseId: string) => hrefOf('case-queue', { case: caseId }),
  type: 'task.queue',
} as const;

/** To the officer who held the money. */
export const holdAnswered = notice('fraud.hold_answered', forOfficers);

/** To the other officers who may confirm a hold, which ends within a day without them. */
export const holdToConfirm = notice('fraud.hold_to_confirm', forOfficers);

/** To the officer who held the money: nobody confirmed it in time, so it ended. */
export const holdUnconfirmed = notice('fraud.hold_unconfirmed', forOfficers);
