import { instantOf } from '@egcr/contract/time-zone';
import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { readerZone } from '@egcr/web-kit/reader-zone';
import * as z from 'zod/mini';

import { useStepSentences, type StepFormProps } from './decision.ts';
import { stepTexts } from './texts.ts';

const scheduleForm = z.strictObject({
  at: z.string().check(z.refine((at) => instantOf(at, 'UTC') !== undefined, 'required')),
});

/** Publishes at a time, said in the reader's own zone. */
export function ScheduleForm({ post, take }: StepFormProps) {
  const t = useText(stepTexts);
  const zone = readerZone();
  const form = useKeptForm({
    name: `blog.schedule.${post.id}`,
    keeps: ['at'],
    schema: scheduleForm,
    defaultValues: { at: '' },
    sentences: useStepSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(({ at }) =>
        take({ step: 'schedule', at: instantOf(at, zone)?.toISOString() ?? at }),
      )}
      action={
        <Button type="submit" size="small" busy={form.isBusy} className="self-start">
          {t('schedule.send')}
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label={t('schedule.at')}
        hint={t('schedule.hint', { zone })}
        {...form.field('at')}
      />
    </FormShell>
  );
}
