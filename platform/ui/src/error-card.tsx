import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ErrorCardProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly retryLabel: string;
  /** What Retry does; without it the page is loaded again. */
  readonly onRetry?: (() => void) | undefined;
  /** Something to quote to support, such as the request's id. */
  readonly reference?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

function reloadPage() {
  window.location.reload();
}

/** Says that a part of the page could not be shown and offers to try again. */
export function ErrorCard({
  title,
  description,
  retryLabel,
  onRetry = reloadPage,
  reference,
  headingLevel = 2,
}: ErrorCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-lg border border-bad/30 bg-surface p-5 shadow-1 sm:flex-row"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
        <TriangleAlert aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Heading className="text-lg leading-[1.3333] font-semibold">{title}</Heading>
        {description && <p className="text-sm text-ink-2">{description}</p>}
        {reference && <p className="num font-mono text-xs text-ink-2">{reference}</p>}
        <div className="pt-2">
          <Button
            look="secondary"
            onClick={() => onRetry()}
            icon={<RotateCw aria-hidden className="size-4.5" />}
          >
            {retryLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
