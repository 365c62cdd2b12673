import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';

import { useSecurityText } from './messages/index.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something is taken away. */
export function ConfirmDialog({ title, text, label, isBusy, onYes, onNo }: ConfirmDialogProps) {
  const t = useSecurityText();
  return (
    <Dialog
      isOpen
      isUrgent
      size="small"
      title={title}
      description={text}
      onOpenChange={(isOpen) => !isOpen && onNo()}
      footer={
        <>
          <Button look="secondary" onClick={onNo}>
            {t('cancel')}
          </Button>
          <Button look="danger" busy={isBusy} onClick={onYes}>
            {label}
          </Button>
        </>
      }
    />
  );
}
