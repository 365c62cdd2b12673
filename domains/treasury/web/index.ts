export { BusinessWallet } from './business-wallet.tsx';
