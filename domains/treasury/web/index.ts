export { BusinessWallet } from './business-wallet.tsx';
export { useBusinessStops } from './stops/use-business-stops.ts';
