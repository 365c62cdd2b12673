import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

/** The screens of the wallet, each fetched when it is visited. */
export const screens: Screens = {
  wallet: () => import('./wallet-screen.tsx'),
  'wallet-send': () => import('./send/send-screen.tsx'),
  'wallet-add': () => import('./add-money-screen.tsx'),
  'wallet-history': () => import('./history/history-screen.tsx'),
  'wallet-transfer': () => import('./transfer-screen.tsx'),
  verify: () => import('./verify/verify-screen.tsx'),
  'wallet-security': () => import('./security/security-screen.tsx'),
};

export const slots: Slots = {
  'dashboard.wallet': () => import('./wallet-strip.tsx'),
};
