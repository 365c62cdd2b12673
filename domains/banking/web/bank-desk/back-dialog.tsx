import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { KeyValueList, type KeyValue } from '@egcr/ui/key-value-list';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { deskSentences } from './desk-sentences.ts';
import { useBankDeskText } from './texts.ts';
import { PROPOSALS } from './queries.ts';
import { reasonField } from './reason-field.ts';

const values = z.object({ reason: reasonField });
type Values = z.infer<typeof values>;

interface BackDialogProps {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly KeyValue[];
  readonly propose: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why money is to go back, and proposes it to a second person. */
export function BackDialog({ title, text, ...rest }: BackDialogProps) {
  const t = useBankDeskText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && rest.onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
    >
      <ReasonForm {...rest} />
    </Dialog>
  );
}

function ReasonForm({ facts, propose, onClose }: Omit<BackDialogProps, 'title' | 'text'>) {
  const t = useBankDeskText();
  const toasts = useToasts();
  const client = useQueryClient();
  const plan = useSchemaForm<Values, Values>({
    schema: values,
    defaultValues: { reason: '' },
    sentences: deskSentences(t),
  });
  const submit = async ({ reason }: Values) => {
    await propose(reason);
    toasts.show({ title: t('done'), tone: 'ok' });
    onClose();
    await client.invalidateQueries({ queryKey: PROPOSALS });
  };
  return (
    <form noValidate method="post" onSubmit={plan.submit(submit)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <KeyValueList items={facts} />
      <TextField {...plan.field('reason')} label={t('reason')} dir="auto" autoComplete="off" />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={plan.isBusy}>
          {t('propose')}
        </Button>
      </div>
    </form>
  );
}
