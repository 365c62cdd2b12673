import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { answerBackCheckCall } from '../../contract/back-check-calls.ts';
import { CAUSE_MAX, CAUSE_MIN } from '../../contract/limits.ts';
import type { SupportWeekShown } from '../../contract/shapes.ts';
import { supportKey } from '../queries.ts';
import { backCheckTexts } from './texts.ts';

type Asked = NonNullable<SupportWeekShown['back_check']>;

/** What an officer asks about a week that was drawn, and what became of it. */
export function OwnBackCheck({ found }: { readonly found: Asked }) {
  const t = useText(backCheckTexts);
  const formats = useFormats();
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <h3 className="font-semibold">{t('title')}</h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {found.question}
      </p>
      {found.answer !== null && (
        <p dir="auto" className="text-ink-2 wrap-anywhere whitespace-pre-line">
          {found.answer}
        </p>
      )}
      {found.can_answer && (
        <>
          <p className="text-sm text-ink-2">{t('text')}</p>
          <p className="text-sm font-semibold">{t('by', { date: formats.date(found.answer_by) })}</p>
          <AnswerForm id={found.id} />
        </>
      )}
      <Outcome found={found} />
    </section>
  );
}

function Outcome({ found }: { readonly found: Asked }) {
  const t = useText(backCheckTexts);
  if (found.can_answer) return null;
  const key =
    found.state === 'confirmed'
      ? 'confirmed'
      : found.state === 'found'
        ? 'found'
        : found.state === 'answered'
          ? 'waits'
          : 'over';
  return <p className="text-sm font-semibold">{t(key)}</p>;
}

const schema = z.strictObject({
  text: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
});

function AnswerForm({ id }: { readonly id: string }) {
  const t = useText(backCheckTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const name = `support.answer-back-check.${id}`;
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema,
    defaultValues: { text: '' },
    sentences: sentences(
      answerBackCheckCall,
      { back_check_state: t('changed'), hearing_over: t('over') },
      () => t('issue'),
    ),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const made = await attempt(body, (key) =>
          call(answerBackCheckCall, { params: { id }, body }, { idempotencyKey: key }),
        );
        if (made === undefined) return;
        toasts.show({ tone: 'ok', title: t('sent') });
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" size="small" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('answer')}
        hint={t('hint')}
        rows={3}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
