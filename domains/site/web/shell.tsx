import type { Shell } from '@egcr/web-kit/shell';

import { OfflineNotice } from './frame/offline-notice.tsx';
import { PageAnnouncer } from './frame/page-announcer.tsx';
import { PageWaiting } from './frame/page-waiting.tsx';
import { frameTexts } from './frame/texts.ts';
import { PublicFrame } from './public-frame/public-frame.tsx';

/** What stands around every page. Stays small: the landing page waits for it. */
export const shell: Shell = {
  texts: frameTexts,
  PublicFrame,
  PageWaiting,
  OfflineNotice,
  PageAnnouncer,
  frames: {
    bare: async () => ({ Frame: (await import('./frame/bare-frame.tsx')).BareFrame }),
    app: async () => ({ Frame: (await import('./app-frame/app-frame.tsx')).AppFrame }),
  },
  firstScreens: { landing: () => import('./landing/landing.tsx') },
  loadNotOpenYet: () => import('./not-open-yet/not-open-yet.tsx'),
  loadNotFound: () => import('./not-open-yet/not-found.tsx'),
  loadPageFailed: () => import('./frame/page-failed.tsx'),
  loadIdleNotice: () => import('./frame/idle-notice.tsx'),
  loadAppWatch: () => import('./pwa/app-watch.tsx'),
  loadHeads: () => import('./head/write-head.ts'),
};
