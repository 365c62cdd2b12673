export {
  convertRoughly,
  crossRate,
  growTree,
  type CrossRate,
  type RatePoint,
  type RateTree,
} from './cross.ts';
export { isRateCurrency, rateCurrencies, readPair, type RateCurrency } from './currencies.ts';
export {
  addAlertCall,
  alertsCall,
  importRatesCall,
  jvdRateCall,
  rateCalls,
  rateHistoryCall,
  ratesCall,
  removeAlertCall,
  setJvdPolicyCall,
} from './endpoints.ts';
export {
  ceilDivide,
  compare,
  decimalText,
  fraction,
  halfEven,
  invert,
  multiply,
  parseRate,
  SHOWN_DIGITS,
  WIRE_DIGITS,
  type Fraction,
} from './fraction.ts';
export { ALERTS_MAX, HISTORY_DAYS_MAX, RATE_STALE_S } from './limits.ts';
export { APPROVED_STEP_DAY_BPS, isStepWithin, stepDayBps } from './price-steps.ts';
export { rateRefusals } from './refusals.ts';
export type { HistoryReply, JvdReply, Rate, RateAlert, RatesReply, RateTable } from './shapes.ts';
export * from './events.ts';
export { ratesWords } from './words.ts';
