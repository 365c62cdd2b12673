import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import * as z from 'zod/mini';

import { NOTE_MAX_LENGTH } from '../../../contract/index.ts';
import { useStepSentences, type StepFormProps } from './decision.ts';
import { stepTexts } from './texts.ts';

const sendBackForm = z.strictObject({
  note: z.string().check(
    z.refine((note) => note.trim() !== '', 'required'),
    z.maxLength(NOTE_MAX_LENGTH),
  ),
});

/** Back to its author, with what is missing. */
export function SendBackForm({ post, take }: StepFormProps) {
  const t = useText(stepTexts);
  const form = useKeptForm({
    name: `blog.send_back.${post.id}`,
    keeps: ['note'],
    schema: sendBackForm,
    defaultValues: { note: '' },
    sentences: useStepSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(({ note }) => take({ step: 'send_back', note }))}
      action={
        <Button type="submit" size="small" busy={form.isBusy} className="self-start">
          {t('send_back.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('send_back.note')}
        rows={4}
        maxLength={NOTE_MAX_LENGTH}
        dir="auto"
        {...form.field('note')}
      />
    </FormShell>
  );
}
