import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { proposeBudgetCall } from '../../contract/staff-endpoints.ts';
import { EarnedField, useReadEarned } from '../earned-field.tsx';
import { inAsset } from '../working.tsx';
import { staffTexts } from './texts.ts';

const schema = z.strictObject({ amount: z.string().check(z.minLength(1, 'required')) });

/** Proposes money for the account of the programme; a second person of finance approves it. */
export function BudgetForm() {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const read = useReadEarned();
  const { attempt } = useKeptAttempt('support.budget', z.unknown());
  const form = useKeptForm({
    name: 'support.budget',
    keeps: ['amount'],
    schema,
    defaultValues: { amount: '' },
    sentences: sentences(
      proposeBudgetCall,
      {
        interested_party: t('no.interested'),
        day_worth_reached: t('no.day'),
        too_many_proposals: t('no.many'),
      },
      () => t('issue.amount'),
    ),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ amount }) => {
        const minor = read(amount);
        if (minor === undefined || minor === 0n) return form.refuse('amount', 'invalid_amount');
        const body = { amount: inAsset(minor) };
        const done = await attempt(body, (key) => call(proposeBudgetCall, { body }, { idempotencyKey: key }));
        if (!done) return;
        form.form.reset({ amount: '' });
        toasts.show({ tone: 'ok', title: t('done.budget') });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('budget.send')}
        </Button>
      }
    >
      <EarnedField
        id={form.field('amount').id}
        label={t('budget')}
        hint={t('budget.hint')}
        value={form.form.watch('amount')}
        onValueChange={(typed) => form.form.setValue('amount', typed)}
        error={form.field('amount').error}
      />
    </FormShell>
  );
}
