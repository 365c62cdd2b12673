import { Button } from '@egcr/ui/button';
import { frameTexts, lazyParts, PageWaiting } from '@egcr/site/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense } from 'react';

import { withTexts } from './screens.tsx';

const Card = lazy(async () => {
  try {
    return { default: (await withTexts(lazyParts.pageFailed)).PageFailed };
  } catch {
    return { default: PlainCard };
  }
});

/** In place of a page that could not be shown. */
export function PageFailed({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <Card error={error} />
    </Suspense>
  );
}

/** Where not even the card can be fetched: offline, or a new version has taken the place of this page's files. */
function PlainCard(_: { readonly error: unknown }) {
  const t = useText(frameTexts);
  return (
    <main className="shell grid min-h-dvh content-center justify-items-start gap-5 py-10">
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="text-ink-2">{t('error.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
    </main>
  );
}
