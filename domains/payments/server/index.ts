import { handle, handleBatch, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import type { UploadKind } from '@egcr/server-kit/uploads';
import { personOf } from '@egcr/server-kit/work';

import {
  acceptDisputeCall,
  answerActionCall,
  answerDisputeCall,
  activateRuleCall,
  balanceCall,
  cancelPaymentCall,
  capturePaymentCall,
  checkoutCall,
  checkoutsCall,
  checkoutsFileCall,
  confirmPaymentCall,
  decideDisputeCall,
  deskDisputeCall,
  deskDisputeFileCall,
  deskDisputesCall,
  disputeCall,
  disputeFileCall,
  disputeMachine,
  disputesCall,
  disputesFileCall,
  evidenceTypes,
  draftRuleCall,
  expireCheckoutCall,
  linkCall,
  linkMachine,
  linksCall,
  linksFileCall,
  makeCheckoutCall,
  makeLinkCall,
  openDisputeCall,
  makeRuleCall,
  paymentCall,
  paymentMachine,
  paymentsCall,
  paymentsFileCall,
  payOutCall,
  openRailsCall,
  proofCall,
  railsCall,
  readCheckoutPageCall,
  readPayPageCall,
  refundCall,
  replayRuleCall,
  retireRuleCall,
  reviewMachine,
  ruleCall,
  ruleMachine,
  rulesCall,
  rulesFileCall,
  startPaymentCall,
  switchLinkCall,
  withdrawDisputeCall,
  switchRailCall,
} from '../contract/index.ts';
import { EVIDENCE_BYTES_MAX, EVIDENCE_TOTAL_MAX } from '../contract/limits.ts';
import { paymentScreens } from '../contract/screens.ts';
import { answerAction } from './attempts/answer-action.ts';
import { runAttempt } from './attempts/run-attempt.ts';
import { RUN_ATTEMPT } from './attempts/send-payment.ts';
import { FOLLOW_UP, followUp, payOut, readBalance } from './balance.ts';
import { capturePayment } from './capture/capture-payment.ts';
import { expireCheckout, makeCheckout, readCheckout, readCheckoutPage } from './checkout/checkouts.ts';
import { exportCheckouts, listOwnCheckouts } from './checkout/show-checkouts.ts';
import { demoPayments } from './demo-payments.ts';
import { acceptDispute, answerDispute, withdrawDispute } from './disputes/answer-dispute.ts';
import {
  decideDispute,
  linkToDecide,
  readDisputeDesk,
  readDisputeToDecide,
} from './disputes/decide-dispute.ts';
import { disputeTexts } from './disputes/dispute-store.ts';
import { evidenceUsedBy, mayOpenEvidence } from './disputes/evidence-store.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { exportDisputes, linkToEvidence, listOwnDisputes, readDispute } from './disputes/show-disputes.ts';
import { EVIDENCE } from './disputes/take-evidence.ts';
import { forgetPerson } from './forget-person.ts';
import { paymentHealth } from './health.ts';
import { makeLink, readLink, readPayPage, switchLink } from './links.ts';
import type { PaymentParts } from './parts.ts';
import { confirmPayment, endPayment } from './pay-link.ts';
import { paymentSamples } from './payment-samples.ts';
import { provePayment } from './prove-payment.ts';
import { pruneSandbox, PRUNE_SANDBOX } from './rails/prune-sandbox.ts';
import { COUNT_RAILS, countRails } from './rails/count-rails.ts';
import { answerRail } from './rails/rail-disputes.ts';
import { ANSWER_RAIL } from './disputes/tell-rail.ts';
import { paymentsDoor, type PaymentsDoor } from './door.ts';
import { SEND_REFUND, sendRefund } from './rails/send-refund.ts';
import { readOpenRails, switchRail } from './rails/open-rails.ts';
import { showRails } from './rails/show-rails.ts';
import { refundPayment } from './refund-payment.ts';
import { riskCalls } from './risk/risk-calls.ts';
import { activateRule, draftRule, listRules, makeRule, readRule, retireRule } from './rules/own-rules.ts';
import { exportRules } from './rules/export-rules.ts';
import { replayRule } from './rules/replay-rule.ts';
import { exportLinks, listOwnLinks } from './show-links.ts';
import { exportPayments, listOwnPayments, readPayment } from './show-payments.ts';
import { startPayments } from './start-payments.ts';

export type { PaymentsDoor } from './door.ts';
export type { AskedPayout, PayoutsAsked } from './parts.ts';
export {
  chargebackKind,
  feeKind,
  owedAccount,
  owedKind,
  payoutKind,
  pendingAccount,
  availableAccount,
  railBackFailedKind,
  railBackKind,
  railSaleKind,
  recoveryKind,
  refundCoverKind,
  refundKind,
  refundOwnKind,
  reservedAccount,
  reserveKind,
  saleKind,
  settlementKind,
  unreserveKind,
} from './money.ts';
export type {
  AskedRequest,
  Connector,
  RailAnswer,
  RailRefund,
  RailRequest,
  RailStatus,
  RefundStatus,
} from './rails/connector.ts';
export type { LiveRail, LiveRails } from './rails/live-rail.ts';
export type { RailItem } from './rails/rail-items.ts';
export { sandboxRails } from './rails/sandbox-rails.ts';
export type { SandboxEntry, SettledKind } from './rails/settlement-lines.ts';
export { clearingOf } from './rails/rail-money.ts';
export type { RailDispute } from './rails/rail-disputes.ts';
export { paymentKinds, type PaymentKind } from './money.ts';

/** Payments to merchants: links, payments, and what a merchant has of them. */
export function createPayments(parts: PaymentParts): {
  readonly domain: ServerDomain;
  readonly door: PaymentsDoor;
} {
  return {
    door: paymentsDoor(parts),
    domain: {
      name: 'payments',
      screens: paymentScreens,
      calls: [
        handle(makeLinkCall, (work, input) => makeLink(parts, work, input)),
        handle(linksCall, listOwnLinks),
        handleFile(linksFileCall, exportLinks),
        handle(linkCall, readLink),
        handle(switchLinkCall, (work, input) => switchLink(parts, work, input)),
        handle(readPayPageCall, (work, input) => readPayPage(parts, work, input)),
        handleBatch(startPaymentCall, (batch) => startPayments(parts, batch)),
        handle(confirmPaymentCall, (work, input) => confirmPayment(parts, work, input), { keepsPlans: true }),
        handle(answerActionCall, (work, input) => answerAction(parts, work, input)),
        handle(capturePaymentCall, (work, input) => capturePayment(parts, work, input)),
        handle(cancelPaymentCall, (work, input) => endPayment(parts, work, input)),
        handle(refundCall, (work, input) => refundPayment(parts, work, input)),
        handle(paymentsCall, (work, input) => listOwnPayments(parts, work, input)),
        handleFile(paymentsFileCall, exportPayments),
        handle(paymentCall, (work, input) => readPayment(parts, work, input)),
        handle(proofCall, (work, input) => provePayment(parts, work, input)),
        handle(railsCall, showRails),
        handle(rulesCall, listRules),
        handleFile(rulesFileCall, exportRules),
        handle(ruleCall, readRule),
        handle(makeRuleCall, makeRule),
        handle(draftRuleCall, draftRule),
        handle(activateRuleCall, activateRule),
        handle(retireRuleCall, retireRule),
        handle(replayRuleCall, replayRule),
        handle(openRailsCall, (work) => readOpenRails(parts, work)),
        handle(switchRailCall, (work, input) => switchRail(parts, work, input)),
        handle(balanceCall, (work) => readBalance(parts, work)),
        handle(payOutCall, (work, input) => payOut(parts, work, input)),
        ...disputeCalls(parts),
        ...checkoutCalls(parts),
        ...riskCalls(parts),
      ],
      machines: [linkMachine, paymentMachine, disputeMachine, ruleMachine, reviewMachine],
      errands: {
        [RUN_ATTEMPT]: runAttempt(parts),
        [SEND_REFUND]: sendRefund(parts),
        [ANSWER_RAIL]: answerRail(parts),
      },
      health: paymentHealth,
      jobs: { [FOLLOW_UP]: followUp(parts), [PRUNE_SANDBOX]: pruneSandbox, [COUNT_RAILS]: countRails },
      schedules: [
        { cron: '*/5 * * * *', job: FOLLOW_UP },
        { cron: '41 * * * *', job: PRUNE_SANDBOX },
        { cron: '*/10 * * * *', job: COUNT_RAILS },
      ],
      uploads: [evidenceKind],
      sealed: disputeTexts,
      listeners: forgetPerson(parts),
      demo: demoPayments(parts),
      samples: paymentSamples,
    },
  };
}

/** Files of disputes: opened by both sides, and by an officer who has asked for the link. */
const evidenceKind: UploadKind = {
  name: EVIDENCE,
  accepts: evidenceTypes,
  room: async (db, userId) => {
    const used = await evidenceUsedBy(db, userId);
    return { bytes: EVIDENCE_BYTES_MAX - used.bytes, files: EVIDENCE_TOTAL_MAX - used.files };
  },
  mayOpen: (work, { fileId }) => mayOpenEvidence(work.db, { fileId, readerId: personOf(work).userId }),
};

function checkoutCalls(parts: PaymentParts): NonNullable<ServerDomain['calls']> {
  return [
    handle(makeCheckoutCall, (work, input) => makeCheckout(parts, work, input)),
    handle(checkoutsCall, (work, input) => listOwnCheckouts(parts, work, input)),
    handleFile(checkoutsFileCall, exportCheckouts),
    handle(checkoutCall, (work, input) => readCheckout(parts, work, input)),
    handle(expireCheckoutCall, (work, input) => expireCheckout(parts, work, input)),
    handle(readCheckoutPageCall, (work, input) => readCheckoutPage(parts, work, input)),
  ];
}

function disputeCalls(parts: PaymentParts): NonNullable<ServerDomain['calls']> {
  return [
    handle(openDisputeCall, (work, input) => openDispute(parts, work, input)),
    handle(disputesCall, (work, input) => listOwnDisputes(parts, work, input)),
    handleFile(disputesFileCall, exportDisputes),
    handle(disputeCall, (work, input) => readDispute(parts, work, input)),
    handle(disputeFileCall, (work, input) => linkToEvidence(parts, work, input)),
    handle(answerDisputeCall, (work, input) => answerDispute(parts, work, input)),
    handle(acceptDisputeCall, (work, input) => acceptDispute(parts, work, input)),
    handle(withdrawDisputeCall, (work, input) => withdrawDispute(parts, work, input)),
    handle(deskDisputesCall, (work, input) => readDisputeDesk(parts, work, input)),
    handle(deskDisputeCall, (work, input) => readDisputeToDecide(parts, work, input)),
    handle(deskDisputeFileCall, (work, input) => linkToDecide(parts, work, input)),
    handle(decideDisputeCall, (work, input) => decideDispute(parts, work, input)),
  ];
}
