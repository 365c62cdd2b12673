import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { readRecipient } from '../../contract/index.ts';
import type { NameVerdict } from '../../contract/name-rules.ts';
import { addPayeeCall, checkNameCall } from '../../contract/payees.ts';
import { useWalletText } from '../texts.ts';
import { paymentWords } from '../send/payment-words.ts';
import { payeeIssue, PAYEE_FACTS } from './issue-text.ts';
import { usePayeesText } from './texts.ts';
import { NameVerdictBanner } from './name-verdict.tsx';
import { payeeSchema, type PayeeValues } from './payee-rules.ts';
import { rereadPayees } from './queries.ts';

/** The button, and behind it the form: the name is compared with the account before the payee is kept. */
export function AddPayee() {
  const t = usePayeesText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('add')}
      closeLabel={t('close')}
      trigger={<Button icon={<UserPlus aria-hidden className="size-5" />}>{t('add')}</Button>}
    >
      <AddForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}

type Plan = SchemaForm<PayeeValues, PayeeValues>;

interface Checked {
  /** The values that were checked: others need another check. */
  readonly of: string;
  readonly verdict: NameVerdict;
  readonly name: string | undefined;
}

function AddForm({ onDone }: { readonly onDone: () => void }) {
  const t = usePayeesText();
  const wallet = useWalletText();
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const [checked, setChecked] = useState<Checked>();
  const plan: Plan = useSchemaForm({
    schema: payeeSchema,
    defaultValues: { to: '', name: '', label: '' },
    sentences: sentences(
      [checkNameCall, addPayeeCall],
      {
        ...paymentWords(wallet, () => PAYEE_FACTS),
        payee_exists: t('issue.exists'),
        payee_limit_reached: t('issue.limit'),
      },
      (issue) => payeeIssue(t, wallet, issue),
    ),
  });
  const current = markOf(plan.form.watch());
  const shown = checked?.of === current ? checked : undefined;
  async function submit(values: PayeeValues) {
    const to = readRecipient(values.to);
    if (!shown) {
      const { verdict, person } = await call(checkNameCall, { body: { to, name: values.name } });
      setChecked({ of: markOf(plan.form.getValues()), verdict, name: person?.name });
      if (verdict !== 'match') return;
    }
    try {
      await call(
        addPayeeCall,
        { body: { to, name: values.name, label: values.label } },
        { idempotencyKey: key },
      );
    } finally {
      renew();
    }
    await rereadPayees(client);
    onDone();
  }
  return (
    <form noValidate method="post" onSubmit={plan.submit(submit)} className="flex flex-col gap-5">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <Fields plan={plan} />
      {shown && <NameVerdictBanner verdict={shown.verdict} name={shown.name} />}
      <Button type="submit" width="full" busy={plan.isBusy}>
        {shown && shown.verdict !== 'match' ? t('check.anyway') : t('save')}
      </Button>
    </form>
  );
}

function Fields({ plan }: { readonly plan: Plan }) {
  const t = usePayeesText();
  const wallet = useWalletText();
  return (
    <>
      <TextField
        {...plan.field('to')}
        label={t('field.to')}
        hint={wallet('send.to_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <TextField
        {...plan.field('name')}
        label={t('field.name')}
        hint={t('field.name.hint')}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        {...plan.field('label')}
        label={t('field.label')}
        hint={t('field.label.hint')}
        autoComplete="off"
        dir="auto"
      />
    </>
  );
}

function markOf({ to, name }: PayeeValues): string {
  return `${to.trim()}\n${name.trim()}`;
}
