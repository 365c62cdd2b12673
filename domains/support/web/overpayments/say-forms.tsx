import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { CAUSE_MAX, CAUSE_MIN } from '../../contract/limits.ts';
import { answerOverpaymentCall, appealOverpaymentCall } from '../../contract/overpayment-calls.ts';
import { supportKey } from '../queries.ts';
import { overpaymentTexts } from './texts.ts';

/** What the person says before it is decided. */
export function AnswerForm({ id }: { readonly id: string }) {
  const t = useText(overpaymentTexts);
  return (
    <SayForm
      name={`support.answer-overpayment.${id}`}
      words={{
        text: t('answer.text'),
        hint: t('answer.hint'),
        send: t('answer.send'),
        done: t('answer.done'),
      }}
      sentences={sentences(
        answerOverpaymentCall,
        { overpayment_state: t('no.state'), hearing_over: t('no.over') },
        () => t('issue.text'),
      )}
      send={(body, idempotencyKey) =>
        call(answerOverpaymentCall, { params: { id }, body }, { idempotencyKey })
      }
    />
  );
}

/** Asks a third officer to look at the decision. */
export function AppealForm({ id }: { readonly id: string }) {
  const t = useText(overpaymentTexts);
  return (
    <SayForm
      name={`support.appeal-overpayment.${id}`}
      words={{
        text: t('appeal.text'),
        hint: t('appeal.hint'),
        send: t('appeal.send'),
        done: t('appeal.done'),
      }}
      sentences={sentences(
        appealOverpaymentCall,
        { overpayment_state: t('no.state'), appeal_over: t('no.appeal') },
        () => t('issue.text'),
      )}
      send={(body, idempotencyKey) =>
        call(appealOverpaymentCall, { params: { id }, body }, { idempotencyKey })
      }
    />
  );
}

interface SayFormProps {
  /** Under which the text is kept until it is sent. */
  readonly name: string;
  readonly words: {
    readonly text: string;
    readonly hint: string;
    readonly send: string;
    readonly done: string;
  };
  readonly sentences: Sentences;
  readonly send: (body: { readonly text: string }, idempotencyKey: string) => Promise<object>;
}

const schema = z.strictObject({
  text: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
});

function SayForm({ name, words, sentences, send }: SayFormProps) {
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const form = useKeptForm({ name, keeps: ['text'], schema, defaultValues: { text: '' }, sentences });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        if (!(await attempt(body, (key) => send(body, key)))) return;
        toasts.show({ tone: 'ok', title: words.done });
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {words.send}
        </Button>
      }
    >
      <TextAreaField
        label={words.text}
        hint={words.hint}
        rows={4}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
