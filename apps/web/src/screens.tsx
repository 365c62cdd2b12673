import type { addresses, GuardLevel } from '@egcr/site/contract';
import { standIns } from '@egcr/site/web';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { useAwake } from '@egcr/web-kit/drawn-ahead';
import { loadOpened } from '@egcr/web-kit/messages';
import type { Screens } from '@egcr/web-kit/slots.tsx';
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

type Row = (typeof addresses)[number];

/** Fetches the screen of that address. It says when it listens: the frame around it may do so earlier. */
export async function loadScreen(address: Row): Promise<Loaded> {
  const { Screen } = await loadBare(address);
  return { Screen: () => <Awake Screen={Screen} /> };
}

const main = () => document.querySelector('main');

function Awake({ Screen }: Loaded) {
  useAwake(main);
  return <Screen />;
}

/** What is not there yet is shown as not open yet. */
function loadBare({ screen, guard, isOpen }: Row): Promise<Loaded> {
  if (screen === 'landing') return withTexts(standIns.landing);
  return withTexts(async () => {
    const load = isOpen ? (await screensBehind(guard))[screen] : undefined;
    if (load) return load();
    const { NotOpenYet } = await standIns.notOpenYet();
    return { Screen: () => <NotOpenYet screen={screen} /> };
  });
}

async function screensBehind(guard: GuardLevel): Promise<Screens> {
  if (guard === 'public') return (await import('./registry.ts')).openScreens;
  const { loadSignedIn } = await import('./signed-in.ts');
  return (await loadSignedIn()).screens;
}

export function loadNotFound(): Promise<Loaded> {
  return withTexts(standIns.notFound);
}
