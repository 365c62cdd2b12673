import type { ReactNode } from 'react';
import { Rosette } from './rosette.tsx';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What will stand here and how to begin. */
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** An empty place that teaches: what belongs here, and the first step. */
export function EmptyState({ title, description, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center">
      <div className="relative grid size-24 place-items-center">
        <Rosette pattern="seal" className="absolute inset-0 text-brand-text/45" />
        {icon && (
          <span className="relative grid size-11 place-items-center rounded-full bg-surface text-brand-text">
            {icon}
          </span>
        )}
      </div>
      <Heading className="text-lg font-semibold">{title}</Heading>
      {description && <p className="max-w-[52ch] text-sm text-ink-2">{description}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
