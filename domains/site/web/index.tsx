export { OfflineNotice } from './frame/offline-notice.tsx';
export { PageAnnouncer } from './frame/page-announcer.tsx';
export { PageWaiting } from './frame/page-waiting.tsx';
export { frameTexts } from './frame/messages/index.ts';
export { PublicFrame } from './public-frame/public-frame.tsx';
export { screens } from './screens.ts';

/** What only signed-in people meet. */
export const loadSignedIn = () => import('./signed-in.ts');

/** What pages say about themselves in their heads. */
export const loadHeads = () => import('./head/write-head.ts');

/** Parts that are seldom shown. */
export const lazyParts = {
  idleNotice: () => import('./frame/idle-notice.tsx'),
  pageFailed: () => import('./frame/page-failed.tsx'),
  appWatch: () => import('./pwa/app-watch.tsx'),
} as const;

/** The landing page, and what stands at addresses whose service is not open yet or that do not exist. */
export const standIns = {
  landing: () => import('./landing/landing.tsx'),
  notOpenYet: () => import('./not-open-yet/not-open-yet.tsx'),
  notFound: () => import('./not-open-yet/not-found.tsx'),
} as const;
