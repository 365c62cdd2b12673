import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { interviewTexts } from './texts.ts';

interface CancelButtonProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Cancels an interview, once it was asked whether to. */
export function CancelButton({ isBusy, onConfirm }: CancelButtonProps) {
  const t = useText(interviewTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('cancel.title')}
        description={t('cancel.text')}
        cancelLabel={t('cancel.keep')}
        confirmLabel={t('cancel')}
        isBusy={isBusy}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
