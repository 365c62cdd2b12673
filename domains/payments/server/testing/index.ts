export * from './bank.ts';
export { testPaymentsIn } from './test-payments.ts';
