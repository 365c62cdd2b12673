import { anyReader, applyLanguage, browserReader, currentReader } from '@egcr/web-kit/i18n.tsx';
import { loadOpened } from '@egcr/web-kit/messages';
import { hasStoredSession } from '@egcr/web-kit/session-key';
import { followTheme } from '@egcr/web-kit/theme';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { agreeOn, followAddress, takeAddress } from './arrival.ts';
import { makeAppRouter } from './router.tsx';
import { wakeStoredSession } from './session-when-needed.ts';
import { loadShell } from './shell.ts';

import './styles.css';

async function start(): Promise<void> {
  // First of all: nobody else may see what a mail link put into the address.
  const arrived = await takeAddress();
  await loadShell();
  const place = document.getElementById('app');
  if (!place) throw new Error('the page has no place for the app');
  window.history.scrollRestoration = 'manual';
  applyLanguage(browserReader());
  followTheme();
  const reader = currentReader();
  const isDrawn = arrived.kind === 'none' && isDrawnFor(place, reader.language);
  if (!isDrawn) beginAnew(place);
  const link = await agreeOn(arrived, place);
  const router = makeAppRouter();
  wakeStoredSession(router);
  await Promise.all([followAddress(link, router), isDrawn && router.reload()]);
  await loadOpened(reader.language);
  if (!isDrawn) return createRoot(place).render(<App reader={reader} router={router} />);
  const app = <App reader={anyReader(reader.language)} actual={reader} router={router} />;
  startTransition(() => void hydrateRoot(place, app));
}

/** What the server sent is not for this visitor; `first-paint.js` has seen it too, and hidden it. */
function beginAnew(place: HTMLElement): void {
  place.replaceChildren();
  delete place.dataset['asleep'];
  delete document.documentElement.dataset['waiting'];
}

/** Whether what the server sent is what this visitor is to see first: a stranger's page, at this address, in their language. */
function isDrawnFor({ dataset }: HTMLElement, language: string): boolean {
  return (
    dataset['page'] === window.location.pathname &&
    document.documentElement.dataset['served'] === language &&
    !hasStoredSession()
  );
}

void start();
