import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { takeBackCall } from '../../contract/index.ts';
import type { Acts } from '../queries.ts';
import { threadTexts } from './texts.ts';

interface TakeBackProps {
  readonly comment: string;
  readonly acts: Acts;
}

/** Deletes the reader's own comment, once they have said so twice. */
export function TakeBack({ comment, acts }: TakeBackProps) {
  const t = useText(threadTexts);
  const say = useSentences(sentences(takeBackCall, { not_found: t('failed.gone') }));
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await acts.takeBack(comment);
      setOpen(false);
      toasts.show({ tone: 'ok', title: t('delete.done') });
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('delete.ask')}
        description={t('delete.text')}
        cancelLabel={t('delete.cancel')}
        confirmLabel={t('delete')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
