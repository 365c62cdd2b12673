import { Button } from '@egcr/ui/button';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { useEffect, useRef, type ReactNode } from 'react';

export interface StepCardProps {
  readonly title: string;
  /** Under everything else. */
  readonly footnote?: string;
  readonly children: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void };
}

/** One step of several in the place of the form. */
export function StepCard({ title, footnote, children, back }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title, 'step');
  // The form before it may have been longer and scrolled: the step is seen from its beginning.
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section className="flex flex-col gap-5">
      <h2 ref={heading} className="text-xl">
        {title}
      </h2>
      {children}
      {footnote && <p className="text-center text-sm text-ink-2">{footnote}</p>}
      {back && (
        <Button look="quiet" width="full" onClick={back.onBack}>
          {back.label}
        </Button>
      )}
    </section>
  );
}
