import type { WebDomain } from '@egcr/web-kit/web-domain';

export const activity: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
  // Asks about cookies and storage and keeps the activity log.
  later: {
    load: async () => ({ Later: (await import('./consent/consent-gate.tsx')).ConsentGate }),
    opener: {
      name: 'cookie-settings',
      open: async () => (await import('@egcr/web-kit/consent')).openConsentSettings(),
    },
  },
};
