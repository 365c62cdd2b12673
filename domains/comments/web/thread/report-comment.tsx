import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { commentReasons, reportCommentCall } from '../../contract/index.ts';
import { reasonTexts } from '../reasons/texts.ts';
import type { Acts } from '../queries.ts';
import { threadTexts } from './texts.ts';

const reportForm = z.strictObject({ reason: z.enum(commentReasons, 'required') });

interface ReportProps {
  readonly comment: string;
  readonly acts: Acts;
  readonly onSent: () => void;
}

/** Tells the editors what is wrong with a comment. */
export function ReportComment({ comment, acts, onSent }: ReportProps) {
  const t = useText(threadTexts);
  const reasons = useText(reasonTexts);
  const toasts = useToasts();
  const form = useSchemaForm({
    schema: reportForm,
    defaultValues: {},
    sentences: sentences(reportCommentCall, {
      not_found: t('failed.gone'),
      own_comment: t('failed.own'),
      reports_too_many: t('failed.reports'),
    }),
  });
  const send = async ({ reason }: z.output<typeof reportForm>) => {
    await acts.report(comment, reason);
    toasts.show({ tone: 'ok', title: t('report.sent') });
    onSent();
  };
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('report.send')}
        </Button>
      }
    >
      <NativeSelect
        label={t('report.reason')}
        {...form.field('reason')}
        options={[
          { value: '', label: t('report.choose') },
          ...commentReasons.map((value) => ({ value, label: reasons(value) })),
        ]}
      />
    </FormShell>
  );
}
