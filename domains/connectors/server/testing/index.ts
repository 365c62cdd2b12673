export { askServer, type Answer } from '../open-payments/op-http.ts';
export { startFakeOpenPayments, type FakeOpenPayments } from './fake-open-payments.ts';
export { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
