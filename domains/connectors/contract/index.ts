export {
  balanceEntriesCall,
  balanceFigures,
  balanceFileCall,
  type BalanceEntry,
  type BalanceFigure,
} from './balance-entries.ts';
export { OVERVIEW_DAYS, OVERVIEW_PAYMENTS_MAX, overviewCall, type SalesInCurrency } from './overview.ts';
