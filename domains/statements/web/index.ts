export { MonthStatements } from './month-statements.tsx';
