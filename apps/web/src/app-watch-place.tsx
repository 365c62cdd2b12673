import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import { theShell } from './shell.ts';
import { useLoaded } from './use-loaded.ts';

const AppWatch = lazyBeside(async () => (await theShell().loadAppWatch()).AppWatch);

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
