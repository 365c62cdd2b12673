import type { Screens } from '@egcr/web-kit/slots.tsx';
import { lazy } from 'react';

/** The screens of identity that are open to everyone, each fetched when it is visited. */
export const screens: Screens = {
  auth: () => import('./auth/auth-screen.tsx'),
  'verification-example': () => import('./verification/verification-example-screen.tsx'),
};

/** What only signed-in people meet. */
export const loadSignedIn = () => import('./signed-in.ts');

/** Parts that are seldom shown. */
export const lazyParts = {
  linkQuestion: () => import('./link-question/link-question.tsx'),
} as const;

/** Changes the PIN; also shown beside the names in the settings. */
export const PinCard = lazy(async () => ({ default: (await import('./security/pin-card.tsx')).PinCard }));

/** Keeps its content for people whose e-mail or phone is verified; fetched when it is first shown. */
export const VerificationGuard = lazy(async () => ({
  default: (await import('./verification-guard.tsx')).VerificationGuard,
}));

/** What a page believes about the PIN; hidden unless `showInDevelopment` is false. */
export const PinStatusPanel = lazy(async () => ({
  default: (await import('./pin/pin-status-panel.tsx')).PinStatusPanel,
}));
