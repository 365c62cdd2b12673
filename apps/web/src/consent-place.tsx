import { lazy, Suspense } from 'react';

import { useLoaded } from './use-loaded.ts';

const ConsentGate = lazy(async () => (await import('@egcr/activity/web')).loadConsentGate());

/** Where the question about cookies appears; nothing of it is fetched before the page has loaded. */
export function ConsentPlace() {
  const isLoaded = useLoaded();
  return (
    isLoaded && (
      <Suspense>
        <ConsentGate />
      </Suspense>
    )
  );
}
