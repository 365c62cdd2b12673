import type { ScreenName } from '@egcr/contract/product-screens';
import type { GuardLevel, Screen } from '@egcr/contract/screen';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { useAwake } from '@egcr/web-kit/drawn-ahead';
import { loadOpened } from '@egcr/web-kit/messages';
import type { Screens } from '@egcr/web-kit/web-domain';
import type { ComponentType } from 'react';

import { firstScreens } from './domains.ts';
import { theShell } from './shell.ts';

interface Loaded {
  readonly Screen: ComponentType;
}

/** A part of the page and, with it, its texts in the reader's language: it never shows half of them. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const loaded = await load();
  await loadOpened(currentReader().language);
  return loaded;
}

/** Fetches the screen of that address. It says when it listens: the frame around it may do so earlier. */
export async function loadScreen(address: Screen): Promise<Loaded> {
  const { Screen } = await loadBare(address);
  return { Screen: () => <Awake Screen={Screen} /> };
}

const main = () => document.querySelector('main');

function Awake({ Screen }: Loaded) {
  useAwake(main);
  return <Screen />;
}

/** What is not there yet is shown as not open yet. */
function loadBare({ name, guard, isOpen }: Screen): Promise<Loaded> {
  const first = theShell().firstScreens[name] ?? (isOpen ? firstScreens[name] : undefined);
  if (first) return withTexts(first);
  return withTexts(async () => {
    const load = isOpen ? (await screensBehind(guard))[name] : undefined;
    if (load) return load();
    const { NotOpenYet } = await theShell().loadNotOpenYet();
    return { Screen: () => <NotOpenYet screen={name as ScreenName} /> };
  });
}

async function screensBehind(guard: GuardLevel): Promise<Screens> {
  if (guard === 'public') {
    const { loadOpen } = await import('./registry.ts');
    return (await loadOpen()).screens;
  }
  const { loadSignedIn } = await import('./signed-in.ts');
  return (await loadSignedIn()).screens;
}

export function loadNotFound(): Promise<Loaded> {
  return withTexts(theShell().loadNotFound);
}
