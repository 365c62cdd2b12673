import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

import { EnterPin } from './enter-pin.tsx';
import { usePinEntry } from './pin-entry.ts';
import { usePinText } from './texts.ts';

export interface PinDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly confirmLabel: string;
  readonly children?: ReactNode;
  /** Makes the call with the PIN; what it throws about the PIN is said at the field, anything else by `explain`. */
  readonly run: (pin: string) => Promise<void>;
  readonly explain: (failure: unknown) => string;
  readonly onClose: () => void;
}

/** Asks for the PIN before something that takes it, and stays open until it is done or given up. */
export function PinDialog({ run, explain, onClose, confirmLabel, children, ...dialog }: PinDialogProps) {
  const t = usePinText();
  const entry = usePinEntry(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function confirm() {
    const taken = entry.take();
    if (taken?.pin === undefined || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await run(taken.pin);
      onClose();
    } catch (met) {
      if (!entry.meet(met)) setFailure(met);
      setBusy(false);
    }
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // The dialog may stand inside another form's tree.
    event.stopPropagation();
    void confirm();
  }
  return (
    <Dialog {...dialog} isOpen size="small" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        {failure !== undefined && (
          <Banner tone="bad" isLive>
            {explain(failure)}
          </Banner>
        )}
        {children}
        <EnterPin entry={entry} isBusy={isBusy} />
        <div className="flex flex-col gap-3">
          <Button type="submit" width="full" busy={isBusy}>
            {confirmLabel}
          </Button>
          <Button look="quiet" width="full" onClick={onClose}>
            {t('call.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
