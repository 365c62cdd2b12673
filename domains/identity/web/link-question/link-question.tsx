import { BrandMark } from '@egcr/ui/brand-mark';
import { Button } from '@egcr/ui/button';
import type { Meeting } from '@egcr/web-kit/link-owner';
import { useEffect, useRef } from 'react';

import { useLinkQuestionText } from './texts.ts';

interface LinkQuestionProps {
  readonly meeting: Meeting;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** The whole page, before anything else is done: whether a link may put another account in the place of the one signed in. */
export function LinkQuestion({ meeting: { present, brought }, onAnswer }: LinkQuestionProps) {
  const t = useLinkQuestionText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus is outside React.
  useEffect(() => {
    document.title = t('title');
    heading.current?.focus();
  }, [t]);
  return (
    <main id="content" className="shell grid min-h-dvh content-center justify-items-center py-10">
      <div className="flex w-full max-w-lg flex-col gap-6">
        <BrandMark name="EGCR" />
        <div className="card flex flex-col gap-5 p-6 sm:p-8">
          <h1 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {t('question', { name: isolated(brought) })}
          </h1>
          <p className="text-ink-2 wrap-anywhere">
            {t('text', { present: isolated(present), name: isolated(brought) })}
          </p>
          <div className="flex flex-col gap-3">
            <Button width="full" onClick={() => onAnswer(false)}>
              <span className="wrap-anywhere">{t('stay', { present: isolated(present) })}</span>
            </Button>
            <Button look="secondary" width="full" onClick={() => onAnswer(true)}>
              <span className="wrap-anywhere">{t('continue', { name: isolated(brought) })}</span>
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** An address keeps its own direction inside a sentence of another. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
