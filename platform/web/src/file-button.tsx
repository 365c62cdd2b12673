import { DownloadButton, type DownloadButtonProps } from '@egcr/ui/download-button';
import { useToasts } from '@egcr/ui/toast';
import { useState } from 'react';

import { isRefusal } from './call-errors.ts';
import { saveFile, type NamedFile } from './save-file.ts';

interface FileButtonProps extends Omit<DownloadButtonProps, 'busy' | 'onClick'> {
  /** Asks for the file. */
  readonly fetch: () => Promise<NamedFile>;
  /** Hands it to the browser; absent: as it is. */
  readonly save?: (file: NamedFile) => void;
  /** Above the reason where there is no file; absent: the reason alone. */
  readonly failed?: string;
  /** The reason in words. */
  readonly sayFailure: (failure: unknown) => string;
}

/** Gives the answer of a call as a file to keep, and says why where there is none. Where the PIN is missing, the page asks for it. */
export function FileButton({ fetch, save = saveFile, failed, sayFailure, ...look }: FileButtonProps) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      save(await fetch());
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
  return <DownloadButton {...look} busy={isBusy} onClick={() => void give()} />;
}
