import type { Screens } from '@egcr/web-kit/slots.tsx';
import { lazy } from 'react';

/** The screens of identity, each fetched when it is visited. */
export const screens: Screens = {
  auth: () => import('./auth/auth-screen.tsx'),
  'pin-verification': () => import('./pin/pin-verification-screen.tsx'),
  'pin-reset': () => import('./pin/pin-reset-screen.tsx'),
  'verification-example': () => import('./verification/verification-example-screen.tsx'),
};

/** Keeps its content for people whose e-mail or phone is verified; fetched when it is first shown. */
export const VerificationGuard = lazy(async () => ({
  default: (await import('./verification-guard.tsx')).VerificationGuard,
}));

/** What a page believes about the PIN; hidden unless `showInDevelopment` is false. */
export const PinStatusPanel = lazy(async () => ({
  default: (await import('./pin/pin-status-panel.tsx')).PinStatusPanel,
}));
