import { Button } from '@egcr/ui/button';
import { useAwake } from '@egcr/web-kit/drawn-ahead';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense } from 'react';

import { withTexts } from './screens.tsx';
import { theShell } from './shell.ts';

const Card = lazy(async () => {
  try {
    return { default: (await withTexts(theShell().loadPageFailed)).PageFailed };
  } catch {
    return { default: PlainCard };
  }
});

const main = () => document.querySelector('main');

/** In place of a page that could not be shown. It listens at once, though the screen it stands for never came. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const { PageWaiting } = theShell();
  useAwake(main);
  return (
    <Suspense fallback={<PageWaiting />}>
      <Card error={error} />
    </Suspense>
  );
}

/** Where not even the card can be fetched: offline, or a new version has taken the place of this page's files. */
function PlainCard(_: { readonly error: unknown }) {
  const t = useText(theShell().texts);
  return (
    <div className="shell grid min-h-[60dvh] content-center justify-items-start gap-5 py-10">
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="text-ink-2">{t('error.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
    </div>
  );
}
