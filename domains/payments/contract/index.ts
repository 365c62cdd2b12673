export { balanceCall, payOutCall, proofCall, railsCall } from './balance-endpoints.ts';
export {
  checkoutCall,
  checkoutsCall,
  checkoutsFileCall,
  expireCheckoutCall,
  makeCheckoutCall,
  readCheckoutPageCall,
} from './checkout/checkout-endpoints.ts';
export { checkoutStates, type CheckoutSession, type CheckoutState } from './checkout/checkout-shapes.ts';
export {
  acceptDisputeCall,
  answerDisputeCall,
  disputeCall,
  disputeFileCall,
  disputesCall,
  disputesFileCall,
  openDisputeCall,
  withdrawDisputeCall,
} from './disputes/dispute-endpoints.ts';
export { disputeMachine, disputeStates, type DisputeState } from './disputes/dispute-machine.ts';
export {
  disputeReasons,
  disputeStateAt,
  isEnded,
  needsAnswer,
  statementIssue,
  type DisputeReason,
} from './disputes/dispute-rules.ts';
export { evidenceTypes, type Dispute, type DisputeSide } from './disputes/dispute-shapes.ts';
export {
  deskDisputeCall,
  deskDisputeFileCall,
  deskDisputesCall,
  decideDisputeCall,
} from './disputes/desk-endpoints.ts';
export {
  cancelPaymentCall,
  capturePaymentCall,
  confirmPaymentCall,
  linkCall,
  makeLinkCall,
  paymentCall,
  readPayPageCall,
  refundCall,
  startPaymentCall,
  switchLinkCall,
} from './endpoints.ts';
export { linksCall, linksFileCall, paymentsCall, paymentsFileCall } from './payment-list-endpoints.ts';
export { answerActionCall } from './action-endpoint.ts';
export { moneyMethods, paymentMethods, type MoneyMethod, type PaymentMethod } from './payment-methods.ts';
export {
  FEE_BPS,
  RAIL_DAYS,
  RAIL_PAYMENTS_MAX,
  REPLAY_MAX,
  RULE_PRIORITY_MAX,
  STOCK_MAX,
  TITLE_MAX_LENGTH,
} from './limits.ts';
export { payPaths } from './open-paths.ts';
export { openRailsCall, type OpenRail } from './open-rails.ts';
export { switchRailCall } from './switch-rail.ts';
export {
  isOutsideRail,
  isRailName,
  isSimulatedRail,
  pauseReasons,
  railNames,
  type PauseReason,
  type RailName,
} from './rails.ts';
export { feeOf } from './fee.ts';
export { linkMachine, linkStates, type LinkState } from './link-machine.ts';
export { paymentMachine, type PaymentState } from './payment-machine.ts';
export { paymentRefusals } from './refusals.ts';
export type { PaymentSlots } from './slots.ts';
export type {
  AttemptState,
  CaptureWay,
  MerchantBalance,
  Payment,
  PaymentLink,
  PayPage,
  RailRecord,
} from './shapes.ts';
export {
  cardNetworks,
  testInstrumentOf,
  testInstruments,
  type TestInstrument,
  type TestInstrumentName,
} from './test-instruments.ts';
export {
  activateRuleCall,
  draftRuleCall,
  makeRuleCall,
  replayRuleCall,
  retireRuleCall,
  ruleCall,
  rulesCall,
  rulesFileCall,
} from './rules/rule-endpoints.ts';
export { ruleMachine, type RuleState } from './rules/rule-machine.ts';
export { needsCurrency, railsIssue } from './rules/rule-rules.ts';
export {
  ruleDraft,
  type RoutingRuleShown,
  type RuleConditions,
  type RuleDraft,
  type RuleReplay,
  type RuleVersion,
} from './rules/rule-shapes.ts';
export {
  answerRiskReviewCall,
  riskDecisionsCall,
  riskReviewsCall,
  riskReviewsFileCall,
} from './risk/review-endpoints.ts';
export { reviewMachine, type ReviewAnswer, type ReviewState } from './risk/review-machine.ts';
export type { RiskReview } from './risk/review-shapes.ts';
export { titleIssue } from './title-rules.ts';
export { WALLET_ADDRESS_MAX_LENGTH, walletAddressOf } from './wallet-address-rules.ts';
export { paymentsWords } from './words.ts';
