export { gatewayAddress, paymentPath } from './addresses.ts';
export { useMerchantBalance, useRails } from './queries.ts';
export { useRailName } from './rail-names/use-rail-name.ts';
export { usePaymentText } from './text.ts';
