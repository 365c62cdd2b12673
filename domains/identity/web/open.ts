import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';
import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  auth: () => import('./auth/auth-screen.tsx'),
  'verification-example': () => import('./verification/verification-example-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');

export const keeps: readonly KeptInBrowser[] = [
  { key: 'resetMailSentAt', place: 'tab', reason: 'started' },
  { key: 'passwordRecovery', place: 'tab', reason: 'started' },
  { key: 'linkNotice', place: 'tab', reason: 'way' },
];

export const loadSessionCalls = () => import('./session-calls.ts');

export const loadLinkQuestion = () => import('./link-question/link-question.tsx');
