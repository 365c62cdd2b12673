import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children' | 'trigger'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Danger, where nothing is said: most confirmations end something. */
  readonly confirmLook?: 'danger' | 'primary';
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Asks once more before something is ended or taken away. A press beside it is no answer. */
export function ConfirmDialog({
  onOpenChange,
  cancelLabel,
  confirmLabel,
  confirmLook = 'danger',
  isBusy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      isUrgent
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button look={confirmLook} busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
