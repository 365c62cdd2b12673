import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

/** The screens of the wallet that only its person sees, each fetched when it is visited. */
export const screens: Screens = {
  wallet: () => import('./wallet-screen.tsx'),
  'wallet-send': () => import('./send/send-screen.tsx'),
  'wallet-receive': () => import('./scan/receive-screen.tsx'),
  'wallet-scan': () => import('./scan/scan-screen.tsx'),
  'wallet-requests': () => import('./requests/requests-screen.tsx'),
  'wallet-request-new': () => import('./requests/ask-screen.tsx'),
  'wallet-request': () => import('./requests/request-screen.tsx'),
  'wallet-payees': () => import('./payees/payees-screen.tsx'),
  'wallet-scheduled': () => import('./scheduled/scheduled-screen.tsx'),
  'wallet-scheduled-new': () => import('./scheduled/new-order-screen.tsx'),
  'wallet-scheduled-order': () => import('./scheduled/order-screen.tsx'),
  'wallet-pots': () => import('./pots/pots-screen.tsx'),
  'wallet-pot-new': () => import('./pots/new-pot-screen.tsx'),
  'wallet-pot': () => import('./pots/pot-screen.tsx'),
  'wallet-add': () => import('./add-money-screen.tsx'),
  'wallet-convert': () => import('./convert/convert-screen.tsx'),
  'wallet-conversion': () => import('./convert/conversion-screen.tsx'),
  'wallet-history': () => import('./history/history-screen.tsx'),
  'wallet-transfer': () => import('./transfer-screen.tsx'),
  'wallet-security': () => import('./security/security-screen.tsx'),
  'wallet-withdraw': () => import('./withdraw/withdraw-screen.tsx'),
  'wallet-imports': () => import('./imports/imports-screen.tsx'),
  'wallet-statements': () => import('./statements/statements-screen.tsx'),
};

export const slots: Slots = {
  'dashboard.wallet': () => import('./wallet-strip.tsx'),
  'super-admin.bank-file': () => import('./bank-file/bank-file-form.tsx'),
};
