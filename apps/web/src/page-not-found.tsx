import { PageWaiting, PublicFrame } from '@egcr/site/web';
import { lazy, Suspense } from 'react';

import { loadNotFound } from './screens.tsx';

const NotFound = lazy(async () => ({ default: (await loadNotFound()).Screen }));

/** An address that does not exist, inside the public frame. */
export function PageNotFound() {
  return (
    <PublicFrame>
      <Suspense fallback={<PageWaiting />}>
        <NotFound />
      </Suspense>
    </PublicFrame>
  );
}
