import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { TextFileField } from '@egcr/web-kit/form/text-file-field.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { takeBankFileCall } from '../../contract/bank-files.ts';
import { useBankFileText, type BankFileText } from './texts.ts';

/** Lists of proposals are renewed with it. */
const PROPOSALS = ['approvals'] as const;

interface Values {
  readonly content: string;
}

/** Hands in a bank's statement, for a second person to approve. */
export function BankFileForm() {
  const t = useBankFileText();
  const toasts = useToasts();
  const client = useQueryClient();
  // A file field forgets its file only when it is made anew.
  const [round, setRound] = useState(0);
  const plan = useSchemaForm<Values, Values>({
    schema: z.object({
      content: z.string().check(z.minLength(1, 'file'), z.maxLength(BODY_LIMIT_BYTES, 'long')),
    }),
    defaultValues: { content: '' },
    sentences: sentences(
      takeBankFileCall,
      {
        bank_not_configured: t('no.bank_not_configured'),
        bank_file_unreadable: t('no.bank_file_unreadable'),
        bank_file_too_long: t('no.bank_file_too_long'),
        bank_account_foreign: t('no.bank_account_foreign'),
        bank_statement_differs: t('no.bank_statement_differs'),
        bank_statement_gap: t('no.bank_statement_gap'),
        bank_books_stopped: t('no.bank_books_stopped'),
        day_worth_reached: t('worth'),
        too_many_proposals: t('many'),
      },
      ({ code }) => textOf(t, code),
    ),
  });
  const propose = async (body: Values) => {
    await call(takeBankFileCall, { body }, { idempotencyKey: newIdempotencyKey() });
    toasts.show({ title: t('done'), tone: 'ok' });
    plan.form.reset();
    setRound((before) => before + 1);
    await client.invalidateQueries({ queryKey: PROPOSALS });
  };
  return (
    <Card title={t('title')} description={t('lead')} padding="large">
      <form noValidate method="post" onSubmit={plan.submit(propose)} className="flex flex-col gap-5">
        <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextFileField
          key={round}
          field={plan.field('content')}
          label={t('file')}
          accept=".xml,application/xml,text/xml"
          onText={(text) => plan.form.setValue('content', text, { shouldValidate: plan.attempt > 0 })}
        />
        <Button type="submit" className="self-start" busy={plan.isBusy}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

export { BankFileForm as Slot };

function textOf(t: BankFileText, code: string): string | undefined {
  switch (code) {
    case 'file':
    case 'required':
      return t('issue.file');
    case 'long':
    case 'too_long':
      return t('issue.long');
    default:
      return undefined;
  }
}
