export { FUND_ASSET, FUND_ASSET_SCALE, wealthFunds, type WealthFund } from './funds.ts';
export * from './limits.ts';
export {
  listWealthFundsCall,
  readWealthFundCall,
  type WealthFundPage,
  type WealthFundShown,
} from './open-calls.ts';
export {
  buyUnitsCall,
  cancelUnitOrderCall,
  readHoldingsCall,
  redeemUnitsCall,
  type FundPosition,
  type UnitOrder,
} from './order-calls.ts';
export {
  orderSides,
  orderStates,
  unitOrderMachine,
  type OrderSide,
  type OrderState,
} from './order-machine.ts';
export { fundPath } from './paths.ts';
export { placementDirections, type PlacementDirection } from './placements.ts';
export { fundRefusals } from './refusals.ts';
export {
  listFundsToValueCall,
  proposePlacementCall,
  proposeValuationCall,
  type FundToValue,
} from './staff-calls.ts';
export {
  amountFor,
  cutOffAfter,
  isStepTooFar,
  lastCutOff,
  microText,
  readMicro,
  returnOf,
  spendingCap,
  timeWeightedReturn,
  UNIT_SCALE,
  unitPrice,
  unitsFor,
  unitsTimesPrice,
} from './unit-rules.ts';
