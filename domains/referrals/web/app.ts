import type { WebDomain } from '@egcr/web-kit/web-domain';

export const referrals: WebDomain<never> = {
  screens: [],
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
  // The code of a referral link is kept until someone is signed in.
  takes: { ref: async (search) => (await import('./pending-code.ts')).keepCodeOf(search) },
};
