import type { ScreenName } from '@egcr/site/contract';
import { screens as identityScreens } from '@egcr/identity/web';
import { screens as profileScreens } from '@egcr/profile/web';
import { screens as siteScreens, standIns } from '@egcr/site/web';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { loadOpened } from '@egcr/web-kit/messages';
import { prepareSlots, type Screens, type Slots } from '@egcr/web-kit/slots.tsx';
import type { ComponentType } from 'react';

/** The screens of all domains, one line a domain. */
const registry: Screens = {
  ...siteScreens,
  ...identityScreens,
  ...profileScreens,
};

/** What domains put into places of others, one line a domain. */
const filled: Slots = {};

export const slots = prepareSlots(filled);

interface Loaded {
  readonly Screen: ComponentType;
}

/** A screen and, with it, its texts in the reader's language: it never shows half of them. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = await load();
  await loadOpened(currentReader().language);
  return loaded;
}

export function isRegistered(screen: string): boolean {
  return screen in registry;
}

/** Fetches the screen of that name; what is not there yet is shown as not open yet. */
export function loadScreen(screen: ScreenName): Promise<Loaded> {
  const load = registry[screen];
  if (load) return withTexts(load);
  return withTexts(async () => {
    const { NotOpenYet } = await standIns.notOpenYet();
    return { Screen: () => <NotOpenYet screen={screen} /> };
  });
}

export function loadNotFound(): Promise<Loaded> {
  return withTexts(standIns.notFound);
}
