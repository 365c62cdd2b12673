import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { callFile } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { SheetButton } from '@egcr/web-kit/sheet-button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { exportActivityCall, exportFormats } from '../../contract/endpoints.ts';
import { activityTexts } from './texts.ts';
import { useDeleteLog } from './queries.ts';

/** Taking the log along, and deleting it. */
export function LogActions({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useText(activityTexts);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {exportFormats.map((format) => (
        <SheetButton
          key={format}
          label={t(`log.${format}`)}
          failed={t('log.failed')}
          fetchSheet={() => callFile(exportActivityCall, { query: { format } })}
        />
      ))}
      <DeleteLog onDeleted={onDeleted} />
    </div>
  );
}

function DeleteLog({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useText(activityTexts);
  const say = useSentences();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteLog();
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: ({ deleted }) => {
        setOpen(false);
        onDeleted();
        toasts.show({ title: t('delete.done', { count: deleted }), tone: 'ok' });
      },
    });
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('delete.title')}
      description={t('delete.text')}
      trigger={
        <Button look="quiet" icon={<Trash2 aria-hidden className="size-5" />}>
          {t('log.delete')}
        </Button>
      }
      cancelLabel={t('delete.cancel')}
      confirmLabel={t('delete.confirm')}
      isBusy={remove.isPending}
      onConfirm={confirm}
    >
      {remove.isError && (
        <Banner tone="bad" isLive title={t('delete.failed')}>
          {say.failure(remove.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
