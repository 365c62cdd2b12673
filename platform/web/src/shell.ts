import type { ScreenName } from '@egcr/contract/product-screens';
import type { ComponentType, ReactNode } from 'react';

import type { Warning } from './inactivity.ts';
import type { Catalogue, Messages } from './messages.ts';
import type { Screens } from './web-domain.ts';

/** The words that the app itself says around pages. */
type ShellWord =
  | 'skip'
  | 'close'
  | 'toasts.label'
  | 'error.title'
  | 'error.text'
  | 'error.retry'
  | 'idle.pin.ended'
  | 'idle.session.ended'
  | 'idle.over.ended';

interface Framed {
  readonly Frame: ComponentType;
}

interface Shown {
  readonly Screen: ComponentType;
}

/** What stands around every page, and in place of pages that are not there. One domain of the product declares it; every page fetches it. */
export interface Shell {
  readonly texts: Catalogue<Messages & Readonly<Record<ShellWord, string>>>;
  readonly PublicFrame: ComponentType<{ readonly children?: ReactNode }>;
  readonly PageWaiting: ComponentType;
  /** Says that there is no connection. */
  readonly OfflineNotice: ComponentType;
  /** Speaks the title of each page that is opened. */
  readonly PageAnnouncer: ComponentType;
  /** Frames that public pages do not need. */
  readonly frames: Readonly<Record<'bare' | 'app', () => Promise<Framed>>>;
  /** Screens that are shown before anything else of the domains is fetched. */
  readonly firstScreens: Screens;
  readonly loadNotOpenYet: () => Promise<{
    readonly NotOpenYet: ComponentType<{ readonly screen: ScreenName }>;
  }>;
  readonly loadNotFound: () => Promise<Shown>;
  readonly loadPageFailed: () => Promise<{ readonly PageFailed: ComponentType<{ readonly error: unknown }> }>;
  readonly loadIdleNotice: () => Promise<{ readonly IdleNotice: ComponentType<Warning> }>;
  /** Keeps watch for a new version of the app. */
  readonly loadAppWatch: () => Promise<{ readonly AppWatch: ComponentType }>;
  /** Writes what pages say about themselves in their heads; used where pages are drawn ahead of time. */
  readonly loadHeads: () => Promise<unknown>;
}
