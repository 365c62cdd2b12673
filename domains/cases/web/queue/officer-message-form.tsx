import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { caseName } from '../../contract/case-events.ts';
import type { HandledCase } from '../../contract/index.ts';
import { CASE_MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import { messageText } from '../../contract/shapes.ts';
import { useCaseSentences } from '../case-sentences.ts';
import { casesTexts } from '../texts.ts';
import { rereadQueue, takeStep, writeMessage } from './queries.ts';

// A reply, a note, or a step of the kind that asks the applicant.
const messageForm = z.strictObject({ kind: caseName, text: messageText });
type Written = z.output<typeof messageForm>;

/** A message to the applicant, a question that stops the clock, or a note. What is not possible now is not offered. */
export function OfficerMessageForm({ found }: { readonly found: HandledCase }) {
  const t = useText(casesTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`cases.write.${found.id}`, z.unknown());
  const form = useKeptForm({
    name: `cases.write.${found.id}`,
    keeps: ['kind', 'text'],
    schema: messageForm,
    defaultValues: { kind: 'note', text: '' },
    sentences: useCaseSentences(),
  });
  const asks = found.steps.filter(({ does }) => does === 'ask');
  const offered = [
    ...(found.can_write ? [{ value: 'reply', label: t('message.reply') }] : []),
    ...asks.map(({ event, label }) => ({ value: event, label: event === 'ask' ? t('message.ask') : label })),
    { value: 'note', label: t('note') },
  ];
  const { kind } = form.form.watch();
  async function send({ kind: sent, text }: Written): Promise<void> {
    try {
      await attempt({ sent, text }, (key) =>
        sent === 'reply' || sent === 'note'
          ? writeMessage(found.id, { kind: sent, text }, key)
          : takeStep(found.id, { step: sent, text, version: found.version }, key),
      );
      toasts.show({ tone: 'ok', title: t('done') });
      form.form.reset({ kind: 'note', text: '' });
    } finally {
      await rereadQueue(client);
    }
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('message.send')}
        </Button>
      }
    >
      {offered.length > 1 && (
        <RadioGroup
          label={t('message.kind')}
          value={kind}
          onValueChange={(value) => form.form.setValue('kind', value)}
          options={offered}
        />
      )}
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
