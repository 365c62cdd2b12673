import { Card } from '@egcr/ui/card';
import type { ReactNode } from 'react';

interface CvSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the CV under its heading. */
export function CvSection({ title, children }: CvSectionProps) {
  return (
    <section aria-label={title}>
      <Card title={title}>
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
      </Card>
    </section>
  );
}
