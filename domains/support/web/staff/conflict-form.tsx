import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';

import { REFERENCE_MAX } from '../../contract/limits.ts';
import { declareConflictCall } from '../../contract/staff-endpoints.ts';
import { supportKey, useWeeksToDecide } from '../queries.ts';
import { staffOverpaymentTexts } from './overpayments/texts.ts';
import { staffTexts } from './texts.ts';

const NAME = 'support.conflict';
const schema = z.strictObject({
  reference: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(REFERENCE_MAX, 'too_long')),
});

/** An officer who knows a person says so, and leaves the decisions about them to others. */
export function Conflict() {
  const t = useText(staffTexts);
  const heading = useId();
  // Who reads no weeks decides none.
  if (isRefusal(useWeeksToDecide().error, 'role_required')) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col gap-4 p-5">
      <header className="flex flex-col gap-1">
        <h2 id={heading} className="text-lg font-semibold">
          {t('conflict')}
        </h2>
        <p className="text-sm text-ink-2">{t('conflict.text')}</p>
      </header>
      <ConflictForm />
    </section>
  );
}

function ConflictForm() {
  const t = useText(staffTexts);
  const words = useText(staffOverpaymentTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(NAME, z.unknown());
  const form = useKeptForm({
    name: NAME,
    keeps: ['reference'],
    schema,
    defaultValues: { reference: '' },
    sentences: sentences(
      declareConflictCall,
      { not_found: words('find.missing'), own_week: t('no.own') },
      () => t('issue.reference'),
    ),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        if (!(await attempt(body, (key) => call(declareConflictCall, { body }, { idempotencyKey: key }))))
          return;
        form.form.reset({ reference: '' });
        toasts.show({ tone: 'ok', title: t('done.conflict') });
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('conflict.send')}
        </Button>
      }
    >
      <TextField
        label={words('find.reference')}
        dir="ltr"
        maxLength={REFERENCE_MAX}
        {...form.field('reference')}
      />
    </FormShell>
  );
}
