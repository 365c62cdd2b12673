import { lazyParts, PageWaiting } from '@egcr/site/web';
import { lazy, Suspense } from 'react';

import { withTexts } from './screens.tsx';

const Card = lazy(async () => ({ default: (await withTexts(lazyParts.pageFailed)).PageFailed }));

/** In place of a page that could not be shown. */
export function PageFailed({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <Card error={error} />
    </Suspense>
  );
}
