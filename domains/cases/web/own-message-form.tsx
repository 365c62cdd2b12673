import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { CASE_MESSAGE_MAX_LENGTH } from '../contract/limits.ts';
import { useCaseSentences } from './case-sentences.ts';
import { ownMessageForm } from './message-schema.ts';
import { rereadOwn, writeInOwn } from './queries.ts';
import { casesTexts } from './texts.ts';

/** A message to the officers of a case. */
export function OwnMessageForm({ id }: { readonly id: string }) {
  const t = useText(casesTexts);
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`cases.message.${id}`, z.unknown());
  const form = useKeptForm({
    name: `cases.message.${id}`,
    keeps: ['text'],
    schema: ownMessageForm,
    defaultValues: { text: '' },
    sentences: useCaseSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ text }) => {
        await attempt(text, (key) => writeInOwn(id, text, key));
        form.form.reset({ text: '' });
        await rereadOwn(client);
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('message.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('message.label')}
        rows={4}
        maxLength={CASE_MESSAGE_MAX_LENGTH}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
