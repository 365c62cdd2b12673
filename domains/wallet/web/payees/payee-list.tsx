import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { changePayeeCall, removePayeeCall, type Payee } from '../../contract/payees.ts';
import { useWalletText } from '../texts.ts';
import { payeeIssue } from './issue-text.ts';
import { usePayeesText } from './texts.ts';
import { PayeeRow } from './payee-row.tsx';
import { labelSchema, type LabelValues } from './payee-rules.ts';
import { rereadPayees } from './queries.ts';

type Asked = { readonly what: 'rename' | 'remove'; readonly payee: Payee };

export function PayeeList({ payees }: { readonly payees: readonly Payee[] }) {
  const client = useQueryClient();
  const say = useSentences();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  const favour = useMutation({
    mutationFn: (payee: Payee) =>
      call(changePayeeCall, { params: { id: payee.id }, body: { is_favourite: !payee.is_favourite } }),
    onError: (failure) => toasts.show({ title: say.failure(failure), tone: 'bad' }),
    onSettled: () => rereadPayees(client),
  });
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {payees.map((payee) => (
          <PayeeRow
            key={payee.id}
            payee={payee}
            onFavourite={() => favour.mutate(payee)}
            onRename={() => setAsked({ what: 'rename', payee })}
            onRemove={() => setAsked({ what: 'remove', payee })}
          />
        ))}
      </ul>
      {asked?.what === 'rename' && <Rename payee={asked.payee} onClose={close} />}
      {asked?.what === 'remove' && <Remove payee={asked.payee} onClose={close} />}
    </>
  );
}

interface AskedProps {
  readonly payee: Payee;
  readonly onClose: () => void;
}

function Rename({ payee, onClose }: AskedProps) {
  const t = usePayeesText();
  const wallet = useWalletText();
  const client = useQueryClient();
  const plan: SchemaForm<LabelValues, LabelValues> = useSchemaForm({
    schema: labelSchema,
    defaultValues: { label: payee.label },
    sentences: { issue: (issue) => payeeIssue(t, wallet, issue) },
  });
  const rename = async ({ label }: LabelValues) => {
    await call(changePayeeCall, { params: { id: payee.id }, body: { label } });
    await rereadPayees(client);
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="small" title={t('menu.rename')} closeLabel={t('close')}>
      <form noValidate method="post" onSubmit={plan.submit(rename)} className="flex flex-col gap-5">
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextField
          {...plan.field('label')}
          label={t('field.label')}
          hint={t('field.label.hint')}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit" width="full" busy={plan.isBusy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

function Remove({ payee, onClose }: AskedProps) {
  const t = usePayeesText();
  const say = useSentences();
  const toasts = useToasts();
  const client = useQueryClient();
  const { label } = payee;
  const remove = useMutation({
    mutationFn: () => call(removePayeeCall, { params: { id: payee.id } }),
    onSuccess: async () => {
      await rereadPayees(client);
      toasts.show({ title: t('removed', { label }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('remove.title', { label })}
      description={t('remove.text')}
      cancelLabel={t('keep')}
      confirmLabel={t('menu.remove')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {remove.isError && (
        <Banner tone="bad" isLive>
          {say.failure(remove.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
