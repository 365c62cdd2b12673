import { Skeleton } from '@egcr/ui/skeleton';
import { lazy, Suspense, type ReactNode, type SyntheticEvent } from 'react';

import type { PinEntry } from './pin-entry.ts';

const EnterPin = lazy(async () => ({ default: (await import('./enter-pin.tsx')).EnterPin }));

interface PinFormProps {
  readonly entry: PinEntry;
  readonly isBusy: boolean;
  /** Pressed, or Enter in the field. */
  readonly onSubmit: () => void;
  /** The button that submits. */
  readonly children: ReactNode;
}

/** A button with the PIN above it where the call asks for it. */
export function PinForm({ entry, isBusy, onSubmit, children }: PinFormProps) {
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSubmit();
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {entry.isAsked && (
        <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
          <EnterPin entry={entry} isBusy={isBusy} />
        </Suspense>
      )}
      {children}
    </form>
  );
}
