import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import { partTexts } from './texts.ts';

/** The sentences for every failure come with the first one; without a connection nothing comes, and the heading says enough. */
const FailureText = lazyBeside(async () => (await import('./failure-text.tsx')).FailureText);

interface NotReadProps {
  readonly failure: unknown;
  readonly headingLevel?: 1 | 2;
  readonly again: () => Promise<unknown>;
}

/** In place of what could not be read: why, and the way to ask for it again. */
export function NotRead({ failure, headingLevel = 2, again }: NotReadProps) {
  const t = useText(partTexts);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-bad/30 bg-surface p-5 shadow-1"
    >
      <Heading className="text-lg font-semibold">{t('unread')}</Heading>
      <p className="text-sm text-ink-2 empty:hidden">
        <Suspense fallback={null}>
          <FailureText failure={failure} />
        </Suspense>
      </p>
      <Button look="secondary" onClick={() => void again()}>
        {t('retry')}
      </Button>
    </div>
  );
}
