import type { ScreenName } from '@egcr/site/contract';
import { standIns } from '@egcr/site/web';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { loadOpened } from '@egcr/web-kit/messages';
import type { ComponentType } from 'react';

interface Loaded {
  readonly Screen: ComponentType;
}

/** A part of the page and, with it, its texts in the reader's language: it never shows half of them. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const loaded = await load();
  await loadOpened(currentReader().language);
  return loaded;
}

/** Fetches the screen of that name; what is not there yet is shown as not open yet. */
export function loadScreen(screen: ScreenName): Promise<Loaded> {
  if (screen === 'landing') return withTexts(standIns.landing);
  return withTexts(async () => {
    const { registry } = await import('./registry.ts');
    const load = registry[screen];
    if (load) return load();
    const { NotOpenYet } = await standIns.notOpenYet();
    return { Screen: () => <NotOpenYet screen={screen} /> };
  });
}

export function loadNotFound(): Promise<Loaded> {
  return withTexts(standIns.notFound);
}
