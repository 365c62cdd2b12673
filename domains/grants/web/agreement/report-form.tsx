import { PapersField } from '@egcr/documents/web';
import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { sendReportCall, type GrantAward } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN, RECEIPTS_MAX } from '../../contract/limits.ts';
import { useReread } from './queries.ts';
import { agreementTexts } from './texts.ts';

const schema = z.strictObject({
  text: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
  receipts: z.array(z.string()).check(z.minLength(1, 'too_few'), z.maxLength(RECEIPTS_MAX, 'too_many')),
});

interface ReportFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** What was done with the money, and the receipts that show it. */
export function ReportForm({ caseId, award: { version } }: ReportFormProps) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.report.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema,
    defaultValues: { text: '', receipts: [] },
    sentences: sentences(
      sendReportCall,
      { award_changed: t('no.changed'), award_step_refused: t('no.step') },
      ({ field }) => t(field === 'text' ? 'issue.text' : 'issue.receipts'),
    ),
  });
  const problem = form.problems.find((each) => each.name === 'receipts');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (values) => {
        const body = { ...values, version };
        const done = await attempt(body, (key) =>
          call(sendReportCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('report.done') });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('report.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('report.text')}
        rows={4}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('text')}
      />
      <PapersField
        id={form.field('receipts').id}
        label={t('report.receipts')}
        hint={t('report.receipts.hint')}
        error={problem && t('issue.receipts')}
        kind="other"
        maximum={RECEIPTS_MAX}
        value={form.form.watch('receipts')}
        onChange={(receipts) => form.form.setValue('receipts', [...receipts])}
      />
    </FormShell>
  );
}
