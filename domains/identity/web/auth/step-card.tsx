import { Button } from '@egcr/ui/button';
import type { ReactNode } from 'react';

export interface StepCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void };
}

/** One step of several in the place of the form. */
export function StepCard({ title, text, children, back }: StepCardProps) {
  return (
    <section className="flex animate-reveal flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {children}
      {back && (
        <Button look="quiet" width="full" onClick={back.onBack}>
          {back.label}
        </Button>
      )}
    </section>
  );
}
