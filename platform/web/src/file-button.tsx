import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useState, type ReactNode } from 'react';

import { isRefusal } from './call-errors.ts';
import { saveFile, type NamedFile } from './save-file.ts';

interface FileButtonProps {
  readonly size?: 'small' | 'medium';
  readonly icon: ReactNode;
  readonly className?: string;
  /** What is pressed, in words. */
  readonly children: string;
  /** Asks for the file. */
  readonly fetch: () => Promise<NamedFile>;
  /** Above the reason where there is no file; absent: the reason alone. */
  readonly failed?: string;
  /** The reason in words. */
  readonly sayFailure: (failure: unknown) => string;
}

/** Gives the answer of a call as a file to keep, and says why where there is none. Where the PIN is missing, the page asks for it. */
export function FileButton({ fetch, failed, sayFailure, children, ...look }: FileButtonProps) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(await fetch());
    } catch (failure) {
      if (isRefusal(failure, 'pin_required')) return;
      const reason = sayFailure(failure);
      toasts.show({
        tone: 'bad',
        title: failed ?? reason,
        ...(failed !== undefined && { description: reason }),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={isBusy} onClick={() => void give()} {...look}>
      {children}
    </Button>
  );
}
