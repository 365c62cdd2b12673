export {
  balanceEntriesCall,
  balanceFigures,
  balanceFileCall,
  type BalanceEntry,
  type BalanceFigure,
} from './balance-entries.ts';
