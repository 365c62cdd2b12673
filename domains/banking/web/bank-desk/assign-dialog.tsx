import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { KeyValueList, type KeyValue } from '@egcr/ui/key-value-list';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readRecipient } from '@egcr/wallet/contract';

import { assignSuspenseCall } from '../../contract/suspense.ts';
import { deskSentences } from './desk-sentences.ts';
import { PROPOSALS } from './queries.ts';
import { reasonField } from './reason-field.ts';
import { useBankDeskText } from './texts.ts';

const values = z.object({
  to: z.string().check(z.trim(), z.minLength(1, 'to')),
  reason: reasonField,
});
type Values = z.infer<typeof values>;

interface AssignDialogProps {
  readonly id: string;
  readonly facts: readonly KeyValue[];
  readonly onClose: () => void;
}

/** Asks whose money it is, and proposes it to a second person. */
export function AssignDialog({ onClose, ...rest }: AssignDialogProps) {
  const t = useBankDeskText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('assign.ask')}
      description={t('assign.text')}
      closeLabel={t('close')}
    >
      <OwnerForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function OwnerForm({ id, facts, onClose }: AssignDialogProps) {
  const t = useBankDeskText();
  const toasts = useToasts();
  const client = useQueryClient();
  const { kept, attempt } = useKeptAttempt(`banking.assign.${id}`, values);
  const plan = useSchemaForm<Values, Values>({
    schema: values,
    defaultValues: kept ?? { to: '', reason: '' },
    sentences: deskSentences(t),
    fieldOf: (field) => (field === 'reason' ? 'reason' : 'to'),
    fieldOfCode: {
      recipient_unknown: 'to',
      recipient_self: 'to',
      own_benefit: 'to',
      recipient_unavailable: 'to',
    },
  });
  const submit = async ({ to, reason }: Values) => {
    const body = { to: readRecipient(to), reason };
    const proposed = await attempt({ to, reason }, (idempotencyKey) =>
      call(assignSuspenseCall, { params: { id }, body }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page; what was typed is kept until they are back.
    if (!proposed) return;
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
      <TextField
        {...plan.field('to')}
        label={t('assign.to')}
        hint={t('assign.to.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
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
