import { applyLanguage, browserReader, currentReader, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { loadOpened } from '@egcr/web-kit/messages';
import { followTheme } from '@egcr/web-kit/theme';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { agreeOn, followAddress, takeAddress } from './arrival.ts';
import { makeRouter } from './router.tsx';
import { wakeStoredSession } from './session-when-needed.ts';

import './styles.css';

async function start(): Promise<void> {
  // First of all: nobody else may see what a mail link put into the address.
  const arrived = await takeAddress();
  const place = document.getElementById('app');
  if (!place) throw new Error('the page has no place for the app');
  window.history.scrollRestoration = 'manual';
  applyLanguage(browserReader());
  followTheme();
  const link = await agreeOn(arrived, place);
  const router = makeRouter();
  wakeStoredSession(router);
  await Promise.all([followAddress(link, router), loadOpened(currentReader().language)]);
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider initial={currentReader()}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
