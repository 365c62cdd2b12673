import { Button } from '@egcr/ui/button';
import type { ReactNode } from 'react';

export interface StepCardProps {
  readonly title: string;
  /** Under everything else. */
  readonly footnote?: string;
  readonly children: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void };
}

/** One step of several in the place of the form. */
export function StepCard({ title, footnote, children, back }: StepCardProps) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-xl">{title}</h2>
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
