export { askForMoneyCall, type PaymentRequest } from './requests.ts';
