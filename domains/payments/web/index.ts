export { BackToShop } from './action/back-to-shop.tsx';
export { checkoutPath, confirmPath, gatewayAddress, paymentPath, payPath } from './addresses.ts';
export { typedTestNumber } from './attempt/number-rules.ts';
export { TestNumberField } from './attempt/test-number-field.tsx';
export { attemptTexts } from './attempt/texts.ts';
export { captureTexts } from './capture/texts.ts';
export { keepPayment, rereadPayments, useMerchantBalance, useRails } from './queries.ts';
export { useRailName } from './rail-names/use-rail-name.ts';
export { usePaymentText } from './text.ts';
