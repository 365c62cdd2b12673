export {
  cancelEnvelopeCall,
  envelopeCall,
  envelopesCall,
  paymentsCall,
  proposeEnvelopeCall,
} from './endpoints.ts';
export {
  disbursementMachine,
  envelopeMachine,
  type DisbursementState,
  type EnvelopeState,
} from './envelope-machine.ts';
export { envelopeApproved, envelopeEnded, paymentsTried } from './events.ts';
export { HEARING_DAYS, mayAnswer, mayDecide } from './hearing-rules.ts';
export { ATTEMPTS_MAX, BATCH_ROWS, LARGE_FROM_CENTS, RETRY_AFTER_S, ROWS_MAX } from './limits.ts';
export { disbursementRefusals } from './refusals.ts';
export { recoveryWords } from './words.ts';
export type { EnvelopeRowShown, EnvelopeShown, PaymentShown } from './shapes.ts';
