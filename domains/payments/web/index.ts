export { BackToShop } from './action/back-to-shop.tsx';
export { gatewayAddress, linkPath, paymentPath } from './addresses.ts';
export { typedTestNumber } from './attempt/number-rules.ts';
export { TestNumberField } from './attempt/test-number-field.tsx';
export { attemptTexts } from './attempt/texts.ts';
export { captureTexts } from './capture/texts.ts';
export { Price, SoldText } from './link/link-list.tsx';
export { readAmount } from './part-of-amount.ts';
export { PaymentsOfLink } from './payment/payment-list.tsx';
export { LinkState, PaymentState } from './payment/payment-state.tsx';
export {
  keepLink,
  keepPayment,
  rereadPayments,
  useFreshPayments,
  useLink,
  useMerchantBalance,
  useRails,
} from './queries.ts';
export { checkoutPath, confirmPath, payPath } from './pay-addresses.ts';
export { useRailName } from './rail-names/use-rail-name.ts';
export { usePaymentText } from './text.ts';
