import { lazy, Suspense, type ComponentType } from 'react';

import { theShell } from './shell.ts';
import { useLoaded } from './use-loaded.ts';

const AppWatch = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await theShell().loadAppWatch()).AppWatch };
  } catch {
    // It only keeps watch: the page is whole without.
    return { default: Nothing };
  }
});

/** Where the notice of a new version appears, with the service worker behind it. Only in a built app, and after everything the page needs. */
export function AppWatchPlace() {
  const isLoaded = useLoaded();
  return (
    import.meta.env.PROD &&
    isLoaded && (
      <Suspense>
        <AppWatch />
      </Suspense>
    )
  );
}

function Nothing() {
  return null;
}
