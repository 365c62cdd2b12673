import { applyLanguage, browserReader, currentReader, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { loadOpened } from '@egcr/web-kit/messages';
import { followTheme } from '@egcr/web-kit/theme';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { connectSession } from './connect-session.ts';
import { followArrival, readArrival } from './follow-link.ts';
import { makeRouter } from './router.tsx';

import './styles.css';

async function start(): Promise<void> {
  // First of all: nobody else may see what a mail link put into the address.
  const link = readArrival();
  const place = document.getElementById('app');
  if (!place) throw new Error('the page has no place for the app');
  history.scrollRestoration = 'manual';
  applyLanguage(browserReader());
  followTheme();
  const router = makeRouter();
  connectSession(router);
  const [elsewhere] = await Promise.all([followArrival(link), loadOpened(currentReader().language)]);
  if (elsewhere !== undefined) router.history.replace(elsewhere);
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider initial={currentReader()}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
