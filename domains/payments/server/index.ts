import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  balanceCall,
  cancelPaymentCall,
  capturePaymentCall,
  confirmPaymentCall,
  linkCall,
  linkMachine,
  linksCall,
  makeLinkCall,
  paymentCall,
  paymentMachine,
  paymentsCall,
  payOutCall,
  railsCall,
  readPayPageCall,
  refundCall,
  startPaymentCall,
  switchLinkCall,
} from '../contract/index.ts';
import { paymentScreens } from '../contract/screens.ts';
import { runAttempt } from './attempts/run-attempt.ts';
import { RUN_ATTEMPT } from './attempts/send-payment.ts';
import { FOLLOW_UP, followUp, payOut, readBalance } from './balance.ts';
import { capturePayment } from './capture/capture-payment.ts';
import { demoPayments } from './demo-payments.ts';
import { forgetPerson } from './forget-person.ts';
import { paymentHealth } from './health.ts';
import { listOwnLinks, makeLink, readLink, readPayPage, switchLink } from './links.ts';
import type { PaymentParts } from './parts.ts';
import { confirmPayment, endPayment, startPayment } from './pay-link.ts';
import { showRails } from './rails/show-rails.ts';
import { refundPayment } from './refund-payment.ts';
import { listOwnPayments, readPayment } from './show-payments.ts';

export { paymentKinds, type PaymentKind } from './money.ts';

/** Payments to merchants: links, payments, and what a merchant has of them. */
export function createPayments(parts: PaymentParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'payments',
      screens: paymentScreens,
      calls: [
        handle(makeLinkCall, makeLink),
        handle(linksCall, listOwnLinks),
        handle(linkCall, readLink),
        handle(switchLinkCall, switchLink),
        handle(readPayPageCall, (work, input) => readPayPage(parts, work, input)),
        handle(startPaymentCall, (work, input) => startPayment(parts, work, input)),
        handle(confirmPaymentCall, (work, input) => confirmPayment(parts, work, input)),
        handle(capturePaymentCall, (work, input) => capturePayment(parts, work, input)),
        handle(cancelPaymentCall, (work, input) => endPayment(parts, work, input)),
        handle(refundCall, (work, input) => refundPayment(parts, work, input)),
        handle(paymentsCall, (work, input) => listOwnPayments(parts, work, input)),
        handle(paymentCall, (work, input) => readPayment(parts, work, input)),
        handle(railsCall, showRails),
        handle(balanceCall, (work) => readBalance(parts, work)),
        handle(payOutCall, (work, input) => payOut(parts, work, input)),
      ],
      machines: [linkMachine, paymentMachine],
      errands: { [RUN_ATTEMPT]: runAttempt(parts) },
      health: paymentHealth,
      jobs: { [FOLLOW_UP]: followUp(parts) },
      schedules: [{ cron: '*/5 * * * *', job: FOLLOW_UP }],
      listeners: forgetPerson(parts),
      demo: demoPayments(parts),
    },
  };
}
