export { receiptCall, statementCall } from './endpoints.ts';
