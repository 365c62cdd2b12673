import { Button } from '@egcr/ui/button';
import { useIsOnline } from '@egcr/web-kit/connection';
import { useAwake } from '@egcr/web-kit/drawn-ahead';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense, useEffect } from 'react';

import { withTexts } from './screens.tsx';
import { theShell } from './shell.ts';

const Card = lazy(async () => {
  try {
    return { default: (await withTexts(theShell().loadPageFailed)).PageFailed };
  } catch {
    return { default: PlainCard };
  }
});

const loadAnew = () => window.location.reload();
const main = () => document.querySelector('main');

/** In place of a page that could not be shown. It listens at once, though the screen it stands for never came. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const { PageWaiting } = theShell();
  useAwake(main);
  useEffect(() => {
    // What could not be fetched without a line is there once it is back.
    addEventListener('online', loadAnew);
    return () => removeEventListener('online', loadAnew);
  }, []);
  return (
    <Suspense fallback={<PageWaiting />}>
      <Card error={error} />
    </Suspense>
  );
}

/** Where not even the card can be fetched: offline, or a new version has taken the place of this page's files. */
function PlainCard(_: { readonly error: unknown }) {
  const t = useText(theShell().texts);
  const isOnline = useIsOnline();
  return (
    <div className="shell grid min-h-[60dvh] content-center justify-items-start gap-5 py-10">
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="text-ink-2">{t(isOnline ? 'error.text' : 'offline')}</p>
      <Button onClick={loadAnew}>{t('error.retry')}</Button>
    </div>
  );
}
